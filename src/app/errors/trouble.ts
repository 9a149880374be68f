/** Why a page cannot be used, or not yet. */
export type Trouble = 'old' | 'late' | 'incomplete';

declare global {
  interface Window {
    /** Of watch-script.ts: shows the trouble in the page; without one it stops watching, because the portal is there. */
    tellTrouble?: (trouble?: Trouble) => void;
  }
}
