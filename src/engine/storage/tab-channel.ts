/**
 * A BroadcastChannel to the product's other tabs. Undefined if the browser has none (Safari before 15.4) or denies it
 * (Firefox with storage blocked): then each tab notices changes at its next read.
 */
export function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}
