/** The commands that each browser engine implements. phone.ts builds all other actions on them. */
export interface Driver {
  /** The engine's name and version, for example `Firefox 153.0`. */
  readonly version: string;
  /** Uncaught errors and console errors. A test fails if there are any. */
  readonly faults: readonly string[];
  /** Navigates to an address, and does not wait until the page has loaded. */
  readonly open: (url: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly back: () => Promise<void>;
  /** Evaluates an expression in the page. The expression returns a string, or a promise of one. */
  readonly evaluate: (expression: string) => Promise<string>;
  /** Taps a point, in CSS pixels of the viewport. */
  readonly press: (x: number, y: number) => Promise<void>;
  /** Types into the focused element. */
  readonly type: (text: string) => Promise<void>;
  /** Chooses a file in the file input that the selector matches. */
  readonly choose: (selector: string, file: string) => Promise<void>;
  /** Returns a PNG of the viewport. */
  readonly screenshot: () => Promise<Buffer>;
  /** Stops all processes of the browser until `resume` is called, as a phone stops an app in the background. */
  readonly suspend: () => void;
  readonly resume: () => void;
  readonly close: () => Promise<void>;
}

export interface Start {
  readonly executable: string;
  /** An empty folder for the browser's profile. */
  readonly profile: string;
  /** Blocks site data, as in the browser's settings. */
  readonly isDataBlocked?: boolean;
}

/** The screen size, in CSS pixels, that is most common among the students' phones. */
export const screen = { width: 390, height: 844 };
