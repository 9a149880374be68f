/** Each browser engine implements these operations, on which phone.ts builds all actions. */
export interface Driver {
  /** The browser's name and version, such as `Firefox 153.0`. */
  readonly version: string;
  /** Uncaught errors and console errors. A test fails if any of them is unexpected (see fixture.ts). */
  readonly faults: readonly string[];
  /** Opens the page without waiting until it has loaded. */
  readonly open: (url: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly back: () => Promise<void>;
  /** The expression must return a string or a promise of a string. */
  readonly evaluate: (expression: string) => Promise<string>;
  /** `x` and `y` are CSS pixels of the viewport. */
  readonly press: (x: number, y: number) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly choose: (selector: string, file: string) => Promise<void>;
  /** Returns a PNG of the viewport. */
  readonly screenshot: () => Promise<Buffer>;
  /** Stops all processes of the browser until `resume`, as a phone does with an app in the background. */
  readonly suspend: () => void;
  readonly resume: () => void;
}

export interface Start {
  readonly executable: string;
  readonly profile: string;
  /** If true, the browser blocks site data, as students can choose in its settings. */
  readonly isDataBlocked?: boolean;
}

/** The most common screen size of the students' phones, in CSS pixels. */
export const screen = { width: 390, height: 844 };
