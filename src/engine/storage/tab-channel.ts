/**
 * Opens a BroadcastChannel to the product's other tabs. Returns undefined in browsers that lack it (Safari
 * before 15.4) or block it (Firefox with storage blocked); each tab then notices changes when it next reads
 * the database.
 */
export function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}
