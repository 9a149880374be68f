/**
 * Opens a channel to other tabs. Returns undefined in browsers that lack BroadcastChannel (Safari before
 * 15.4) or block it (Firefox with storage blocked). A tab then notices changes only when it next reads the
 * database.
 */
export function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}
