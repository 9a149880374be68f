import type { FlowDefinition, ListOption } from '#engine/core/index.ts';
import type { Fate, Level, SavedAnswers } from '#scripts/schemas/diff/verdict.ts';
import type { FileChange } from '#scripts/schemas/source/json-edits.ts';

export type { Fate, FileChange, SavedAnswers };

/* The messages between the studio's page and its server. */

/** The content of staff's files and the edit history. */
export interface Files {
  /** Files that changed since the last answer, by path below the schemas folder; null if deleted. */
  readonly texts: Readonly<Record<string, string | null>>;
  readonly undo: readonly string[];
  readonly redo: readonly string[];
  /** Why the request was refused, as a sentence. */
  readonly refused?: string;
}

/** A problem, or the effect of a change, with its remedies. */
export interface Notice {
  readonly level: 'wrong' | Level;
  readonly file: string;
  readonly line: number;
  /** The path in the file, as far as the file can be parsed. */
  readonly path: readonly (string | number)[];
  readonly message: string;
  readonly remedies: readonly Action[];
  /** The saved answers that it affects, if any. */
  readonly answers?: readonly SavedAnswers[];
}

export interface Action {
  readonly words: string;
  /** Instructions, if the label is not enough. */
  readonly how?: string;
  /** The changes that a press makes; none if a person has to act. */
  readonly changes?: readonly FileChange[];
  /** Whether a press runs "Update the rest". */
  readonly isUpdate?: boolean;
}

/** A question that uses a list, under its earlier name, and the position of its options. */
export interface ListUse {
  readonly form: string;
  readonly question: string;
  readonly file: string;
  /** The path to the object with the options; empty if the file is the list itself. */
  readonly path: readonly (string | number)[];
}

export interface Report {
  readonly notices: readonly Notice[];
  /** The counts, in a sentence. */
  readonly summary: string;
  readonly lists: readonly ListUse[];
}

/** The commit that the files are compared with. */
export interface Base {
  readonly commit: string;
  /** The date of the commit. */
  readonly date: string;
  /** The current branch; undefined if detached. */
  readonly branch?: string | undefined;
  /** Whether everything that differs from the base commit is committed. */
  readonly isCommitted: boolean;
  /** The earlier text of each file that differs; null if the file did not exist. */
  readonly texts: Readonly<Record<string, string | null>>;
}

/** The last version of a form without errors. */
export interface Compiled {
  readonly definition: FlowDefinition;
  /** An ES module with the validators. */
  readonly code: string;
  readonly widgets: readonly string[];
  readonly lists: Readonly<Record<string, readonly ListOption[]>>;
}

/** A path through a form, with visible titles. */
export interface PathEntry {
  /** Identifies the path. */
  readonly key: string;
  /** How the path differs from the base commit. */
  readonly change: 'same' | 'new' | 'changed' | 'gone';
  /** Steps and questions that the path gained, and lost. */
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** The question without a valid answer, which nobody can pass. */
  readonly deadEnd?: string;
  /** The answers that lead to this path. */
  readonly given: readonly { readonly question: string; readonly answer: string }[];
  /** Questions on the path that decide something and were left unanswered. */
  readonly leftOpen: readonly string[];
  readonly steps: readonly {
    readonly id: string;
    readonly title: string;
    /** The number of questions, and the titles of those that are not asked on every path. */
    readonly asked: number;
    readonly onlySome: readonly string[];
  }[];
  /** The smallest number of answers. */
  readonly answers: number;
  /** The samples that cover the path. */
  readonly samples: readonly string[];
}

/** Every path through a form. */
export interface Paths {
  /** Removed paths come last. */
  readonly paths: readonly PathEntry[];
  /** The number of paths with all combinations, and whether each of them is listed. */
  readonly total: number;
  readonly isCombined: boolean;
  /** Whether there were too many combinations to try. */
  readonly isLimited: boolean;
  /** The base commit; undefined if the form did not exist in it. */
  readonly comparedWith?: string;
  readonly neverAsked: { readonly steps: readonly string[]; readonly questions: readonly string[] };
  /** The smallest set of new samples that, with the existing ones, covers every path. */
  readonly samples: readonly FileChange[];
}

/** The calls by name, with request and response. */
export interface Calls {
  open: { readonly send: Record<never, never>; readonly answer: Files };
  change: {
    readonly send: {
      readonly label: string;
      readonly changes: readonly FileChange[];
      /** Changes with the same run are undone in one step. */
      readonly run?: string;
      /** Refuses the change if the check would find a new problem. */
      readonly ifRight?: boolean;
    };
    readonly answer: Files;
  };
  undo: { readonly send: Record<never, never>; readonly answer: Files };
  redo: { readonly send: Record<never, never>; readonly answer: Files };
  /** Reads changes made by other programs. */
  refresh: { readonly send: Record<never, never>; readonly answer: Files };
  report: { readonly send: Record<never, never>; readonly answer: Report };
  /** Null if the form cannot be shown. */
  form: { readonly send: { readonly id: string }; readonly answer: Compiled | null };
  /** Null if the form cannot be read. */
  paths: { readonly send: { readonly form: string }; readonly answer: Paths | null };
  /** Null if there is no earlier commit. */
  base: { readonly send: Record<never, never>; readonly answer: Base | null };
  /** The form at the base commit; null if it did not exist. */
  formBefore: { readonly send: { readonly id: string }; readonly answer: Compiled | null };
  /** Marks an option as no longer offered. */
  retire: { readonly send: { readonly file: string; readonly option: string }; readonly answer: Files };
  /** Updates versions, samples and migrations after a change. */
  fix: { readonly send: Record<never, never>; readonly answer: Files };
  /** Commits all changes on a new branch. */
  send: { readonly send: { readonly message: string }; readonly answer: Files };
}

export type CallName = keyof Calls;
