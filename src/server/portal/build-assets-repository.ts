import { type Database, transaction } from '../database/transaction.ts';

export type BuildAssets = ReturnType<typeof createBuildAssets>;

const keptFor = 30 * 24 * 60 * 60_000;

/** Stores the assets of builds, for server processes that do not share a folder. */
export function createBuildAssets(database: Database, now: () => number) {
  return {
    async renew(names: readonly string[]): Promise<string[]> {
      const renewed = await transaction(database, (trx) =>
        trx
          .updateTable('build_assets')
          .set({ used_at: now() })
          .where('name', 'in', names)
          .returning('name')
          .execute(),
      );
      const known = new Set(renewed.map(({ name }) => name));
      return names.filter((name) => !known.has(name));
    },

    /** Stores the asset. If another process of the same build has stored it since `renew`, renews it. */
    async add(name: string, content: Buffer): Promise<void> {
      const used_at = now();
      await transaction(database, (trx) =>
        trx
          .insertInto('build_assets')
          .values({ name, content: content.toString('base64'), used_at })
          .onConflict((conflict) => conflict.column('name').doUpdateSet({ used_at }))
          .execute(),
      );
    },

    async names(): Promise<ReadonlySet<string>> {
      const rows = await database.selectFrom('build_assets').select('name').execute();
      return new Set(rows.map(({ name }) => name));
    },

    async read(name: string): Promise<Buffer | undefined> {
      const row = await database
        .selectFrom('build_assets')
        .where('name', '=', name)
        .select('content')
        .executeTakeFirst();
      return row && Buffer.from(row.content, 'base64');
    },

    sweep: () =>
      transaction(database, (trx) =>
        trx
          .deleteFrom('build_assets')
          .where('used_at', '<', now() - keptFor)
          .execute(),
      ),
  };
}
