/** What is asked of every engine. All else is built on it, in phone.ts, once for all of them. */
export interface Driver {
  /** As the engine names itself: `Firefox 153.0`. */
  readonly version: string;
  /** Uncaught errors and errors in the console, of which a page must have none. */
  readonly faults: readonly string[];
  /** Goes to an address, and does not wait for all that the page loads. */
  readonly open: (url: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly back: () => Promise<void>;
  /** Works an expression out in the page; it gives a text, or the promise of one. */
  readonly evaluate: (expression: string) => Promise<string>;
  /** Presses and lets go, in CSS pixels of the viewport. */
  readonly press: (x: number, y: number) => Promise<void>;
  /** Types into whatever has the focus. */
  readonly type: (text: string) => Promise<void>;
  /** Chooses a file for the control that this selector finds. */
  readonly choose: (selector: string, file: string) => Promise<void>;
  /** What is seen, as a PNG. */
  readonly screenshot: () => Promise<Buffer>;
  /** Nothing of the browser runs, as in an app that the phone has put to sleep, until `wake`. */
  readonly sleep: () => void;
  readonly wake: () => void;
  readonly close: () => Promise<void>;
}

export interface Start {
  readonly executable: string;
  /** An empty folder for all that the browser keeps. */
  readonly profile: string;
  /** Site data blocked, as in a browser's settings. */
  readonly isDataBlocked?: boolean;
}

/** Most phones of our students are as wide as this. */
export const screen = { width: 390, height: 844 };
