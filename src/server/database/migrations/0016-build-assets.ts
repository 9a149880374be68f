import type { Kysely } from 'kysely';

/** The assets of the builds that processes on several machines serve, so that each has those of the others. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('build_assets')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('used_at', 'bigint', (column) => column.notNull())
    .execute();
}
