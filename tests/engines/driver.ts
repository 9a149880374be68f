/** The operations that each browser engine implements. All actions in phone.ts are built on them. */
export interface Driver {
  /** The browser's name and version, for example `Firefox 153.0`. */
  readonly version: string;
  /** Uncaught errors and console errors, any of which makes a test fail. */
  readonly faults: readonly string[];
  /** Navigates to an address without waiting until the page has loaded. */
  readonly open: (url: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly back: () => Promise<void>;
  /** Evaluates an expression in the page, which must return a string or a promise of one. */
  readonly evaluate: (expression: string) => Promise<string>;
  /** Taps a point, given in CSS pixels of the viewport. */
  readonly press: (x: number, y: number) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  /** Chooses a file in the file input that the selector matches. */
  readonly choose: (selector: string, file: string) => Promise<void>;
  /** Returns a screenshot of the viewport as a PNG. */
  readonly screenshot: () => Promise<Buffer>;
  /** Stops all processes of the browser until `resume` is called, as a phone does with an app in the background. */
  readonly suspend: () => void;
  readonly resume: () => void;
  readonly close: () => Promise<void>;
}

export interface Start {
  readonly executable: string;
  /** An empty folder for the browser's profile. */
  readonly profile: string;
  /** Whether to block site data, which students can do in the browser's settings. */
  readonly isDataBlocked?: boolean;
}

/** The most common screen size of the students' phones, in CSS pixels. */
export const screen = { width: 390, height: 844 };
