/**
 * `old` means that the browser is too old, `late` that the scripts take too long, and `incomplete` that a
 * script failed to load.
 */
export type Trouble = 'old' | 'late' | 'incomplete';

declare global {
  interface Window {
    /**
     * Shows the notice for `trouble` (watch-script.ts). Without an argument, removes the notice and stops
     * watching for errors, because the portal has loaded.
     */
    reportTrouble?: (trouble?: Trouble) => void;
  }
}
