/**
 * Opens a BroadcastChannel to the product's other tabs. Returns undefined if the browser does not have
 * BroadcastChannel (Safari before 15.4) or does not allow it (Firefox with storage blocked): each tab then
 * notices changes when it next reads the database.
 */
export function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}
