/** The commands that each engine implements. phone.ts builds everything else on them. */
export interface Driver {
  /** The engine's name and version, for example `Firefox 153.0`. */
  readonly version: string;
  /** Uncaught errors and console errors. A test fails if there are any. */
  readonly faults: readonly string[];
  /** Navigates to an address without waiting until the page has loaded. */
  readonly open: (url: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly back: () => Promise<void>;
  /** Evaluates an expression in the page. Its value is a string, or a promise of one. */
  readonly evaluate: (expression: string) => Promise<string>;
  /** Taps a point, in CSS pixels of the viewport. */
  readonly press: (x: number, y: number) => Promise<void>;
  /** Types into the focused element. */
  readonly type: (text: string) => Promise<void>;
  /** Sets the file of the input that the selector matches. */
  readonly choose: (selector: string, file: string) => Promise<void>;
  /** A PNG of the viewport. */
  readonly screenshot: () => Promise<Buffer>;
  /** Stops all processes of the browser until `resume`, as a phone does with a background app. */
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

/** The most common width of our students' phones. */
export const screen = { width: 390, height: 844 };
