/**
 * Runs `work` while no other tab runs it. Without Web Locks, several tabs may send the same item, but the
 * server recognises the duplicates.
 */
export async function withQueueLock(name: string, work: () => Promise<void>): Promise<void> {
  const { locks } = globalThis.navigator ?? {};
  let working: Promise<void> | undefined;
  const begin = () => {
    working = work();
    return working;
  };
  try {
    await (locks ? locks.request(name, begin) : begin());
  } catch {
    // Runs without the lock if necessary: Chrome refuses every lock if site data is blocked, and WebKit
    // releases the lock of a page that the student leaves.
    await (working ?? work());
  }
}
