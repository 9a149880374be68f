/** Why a page cannot be used, or not yet. */
export type Trouble = 'old' | 'late' | 'incomplete';

declare global {
  interface Window {
    /** Of watch-script.ts: says so in the page; without a trouble the portal is there, and it watches no more. */
    tellTrouble?: (trouble?: Trouble) => void;
  }
}
