/** A row by whose age and id a page begins where the one before ended. */
interface Aged {
  readonly id: string;
  readonly createdAt: number;
}

export const pageLength = 500;

/** All rows, the newest first, with one page of them in memory; what comes in meanwhile is not among them. */
export async function* newestFirst<Row extends Aged>(
  pageAfter: (last: Row | undefined) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  let last: Row | undefined;
  for (;;) {
    const page = await pageAfter(last);
    yield* page;
    if (page.length < pageLength) return;
    last = page.at(-1);
  }
}
