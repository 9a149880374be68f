import { type SelectQueryBuilder, sql } from 'kysely';

const pageLength = 500;

/** Yields the rows, the newest first. Reads page by page, so that only one page of rows is in memory. */
export async function* newestFirst<
  Schema,
  From extends keyof Schema,
  Row extends { id: string; createdAt: number },
>(rows: SelectQueryBuilder<Schema, From, Row>, table: string): AsyncGenerator<Row> {
  const [createdAt, id] = [sql.ref(`${table}.created_at`), sql.ref(`${table}.id`)];
  const pages = rows.orderBy(createdAt, 'desc').orderBy(id, 'desc').limit(pageLength);
  let page = await pages.execute();
  for (;;) {
    yield* page;
    const last = page.at(-1);
    if (!last || page.length < pageLength) return;
    const isOlder = sql<boolean>`(${createdAt}, ${id}) < (${last.createdAt}, ${last.id})`;
    page = await pages.where(isOlder).execute();
  }
}
