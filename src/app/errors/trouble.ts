/** Why a page is not usable: the browser is too old, the scripts take too long, or a script failed to load. */
export type Trouble = 'old' | 'late' | 'incomplete';

declare global {
  interface Window {
    /**
     * Defined by watch-script.ts. Shows the notice for `trouble`. Without an argument, removes the notice and stops
     * watching for errors, because the portal has loaded.
     */
    reportTrouble?: (trouble?: Trouble) => void;
  }
}
