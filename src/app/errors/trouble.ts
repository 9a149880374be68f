/** Why a page is not usable: the browser is too old, the scripts are late, or a script failed to load. */
export type Trouble = 'old' | 'late' | 'incomplete';

declare global {
  interface Window {
    /**
     * Defined by watch-script.ts. Shows a notice for `trouble`; without an argument, stops watching because the portal
     * has loaded.
     */
    reportTrouble?: (trouble?: Trouble) => void;
  }
}
