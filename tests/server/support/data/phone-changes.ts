import type { TestServer } from '../process/server.ts';

/** Whom the server has told that a phone was changed, the first first. */
export async function changeNotices(server: TestServer) {
  return server.place.values(
    "select phone from messages where kind = 'phone-changed' order by created_at, id",
  );
}
