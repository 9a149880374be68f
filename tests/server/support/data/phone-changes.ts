import type { TestServer } from '../process/server.ts';

/** The phones notified of a phone change, in order. */
export async function changeNotices(server: TestServer) {
  return server.place.values(
    "select phone from messages where kind = 'phone-changed' order by created_at, id",
  );
}
