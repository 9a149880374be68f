import type { Kysely } from 'kysely';

/**
 * Adds a table of the assets (JavaScript, CSS) of each running build, so that every process on every machine can serve
 * the assets of all builds.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('build_assets')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('used_at', 'bigint', (column) => column.notNull())
    .execute();
}
