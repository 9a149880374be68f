/**
 * A channel to the product's other tabs. Undefined where the browser has none, as Safari before 15.4, or grants none, as
 * Firefox where a site may keep nothing: then each tab finds out at its next look.
 */
export function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}
