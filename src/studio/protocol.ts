import type { FlowDefinition, ListOption } from '#engine/core/index.ts';
import type { Fate, Level, SavedAnswers } from '#scripts/schemas/diff/verdict.ts';
import type { FileChange } from '#scripts/schemas/source/json-edits.ts';

export type { Fate, FileChange, SavedAnswers };

/* What the page of the studio and its server tell each other. */

/** What staff's files hold, and what was done to them. */
export interface Files {
  /** Those that the page does not know yet, by their path below the schemas folder; null where one is gone. */
  readonly texts: Readonly<Record<string, string | null>>;
  readonly undo: readonly string[];
  readonly redo: readonly string[];
  /** What the page asked for cannot be done, and why, in a sentence. */
  readonly refused?: string;
}

/** What is wrong at a place, or what a change there means, and what can be done about it at once. */
export interface Notice {
  readonly level: 'wrong' | Level;
  readonly file: string;
  readonly line: number;
  /** The keys that lead to it, as far as the file can be read. */
  readonly path: readonly (string | number)[];
  readonly message: string;
  readonly remedies: readonly Action[];
  /** The saved answers that it is about, where it is about such. */
  readonly answers?: readonly SavedAnswers[];
}

export interface Action {
  readonly words: string;
  /** How it is done, where that is more than its name. */
  readonly how?: string;
  /** What a press does; none where it is for a person to do. */
  readonly changes?: readonly FileChange[];
  /** A press updates all that depends on the changes. */
  readonly isUpdate?: boolean;
}

/** A question that is answered from a list, as it was called before, and where its options stand. */
export interface ListUse {
  readonly form: string;
  readonly question: string;
  readonly file: string;
  /** The keys that lead to what holds the options; none where the file is the list. */
  readonly path: readonly (string | number)[];
}

export interface Report {
  readonly notices: readonly Notice[];
  /** What they come to, in a sentence. */
  readonly summary: string;
  readonly lists: readonly ListUse[];
}

/** What the present state is compared with. */
export interface Base {
  readonly commit: string;
  /** When that commit was made. */
  readonly date: string;
  /** That is worked on; undefined where it has no name. */
  readonly branch?: string | undefined;
  /** Nothing has changed since the last commit: all that differs from the one compared with is committed. */
  readonly isCommitted: boolean;
  /** The files that differ from the present ones, as they were; null where there was none. */
  readonly texts: Readonly<Record<string, string | null>>;
}

/** A form that can be shown: the last one without a slip. */
export interface Compiled {
  readonly definition: FlowDefinition;
  /** An ES module with its validators. */
  readonly code: string;
  readonly widgets: readonly string[];
  readonly lists: Readonly<Record<string, readonly ListOption[]>>;
}

/** A path through a form, in words. */
export interface PathEntry {
  /** Tells it from the others. */
  readonly key: string;
  /** What became of it since the commit that the files are compared with. */
  readonly change: 'same' | 'new' | 'changed' | 'gone';
  /** Steps and questions that it has now and had not, and the other way round. */
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** The question to which no answer is right: nobody gets past it. */
  readonly deadEnd?: string;
  /** What is answered to get on it. */
  readonly given: readonly { readonly question: string; readonly answer: string }[];
  /** What is asked there and decides as well, and has no answer. */
  readonly leftOpen: readonly string[];
  readonly steps: readonly {
    readonly id: string;
    readonly title: string;
    /** How many questions it asks, and which of them are not asked on every path. */
    readonly asked: number;
    readonly onlySome: readonly string[];
  }[];
  /** How many answers it takes at least. */
  readonly answers: number;
  /** The samples that show it. */
  readonly samples: readonly string[];
}

/** Every path through a form. */
export interface Paths {
  /** Those that are gone come last. */
  readonly paths: readonly PathEntry[];
  /** How many there are with all combinations, and whether each of them is told of. */
  readonly total: number;
  readonly isCombined: boolean;
  /** Whether there was more to try than may be. */
  readonly isLimited: boolean;
  /** The commit whose form they are compared with; none where it had no such form. */
  readonly comparedWith?: string;
  readonly neverAsked: { readonly steps: readonly string[]; readonly questions: readonly string[] };
  /** What writes the fewest samples that show, with those that are there, all of them. */
  readonly samples: readonly FileChange[];
}

/** The calls by name: what the page sends, and what it is answered. */
export interface Calls {
  /** All files. */
  open: { readonly send: Record<never, never>; readonly answer: Files };
  change: {
    readonly send: {
      readonly label: string;
      readonly changes: readonly FileChange[];
      /** What is typed in one go is undone in one step. */
      readonly run?: string;
      /** Nothing is done where the check would find something wrong that is right before. */
      readonly ifRight?: boolean;
    };
    readonly answer: Files;
  };
  undo: { readonly send: Record<never, never>; readonly answer: Files };
  redo: { readonly send: Record<never, never>; readonly answer: Files };
  /** What something else has written meanwhile. */
  refresh: { readonly send: Record<never, never>; readonly answer: Files };
  report: { readonly send: Record<never, never>; readonly answer: Report };
  /** Null where the form cannot be shown. */
  form: { readonly send: { readonly id: string }; readonly answer: Compiled | null };
  /** Null where the form cannot be read. */
  paths: { readonly send: { readonly form: string }; readonly answer: Paths | null };
  /** Null where there is no earlier commit. */
  base: { readonly send: Record<never, never>; readonly answer: Base | null };
  /** The same form at that commit; null where it was not there. */
  formBefore: { readonly send: { readonly id: string }; readonly answer: Compiled | null };
  /** Marks an option as retired, in the way that its list is written. */
  retire: { readonly send: { readonly file: string; readonly option: string }; readonly answer: Files };
  /** Versions, samples and lines of migrations that follow from what was changed. */
  fix: { readonly send: Record<never, never>; readonly answer: Files };
  /** Commits all changes on a branch of their own. */
  send: { readonly send: { readonly message: string }; readonly answer: Files };
}

export type CallName = keyof Calls;
