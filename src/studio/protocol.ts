import type { FlowDefinition, ListOption } from '#engine/core/index.ts';
import type { Fate, Level, SavedAnswers } from '#scripts/schemas/diff/verdict.ts';
import type { FileChange } from '#scripts/schemas/source/json-edits.ts';

export type { Fate, FileChange, SavedAnswers };

export interface Files {
  /** The text of each file that changed since the last answer, by path; null if the file was deleted. */
  readonly texts: Readonly<Record<string, string | null>>;
  readonly undo: readonly string[];
  readonly redo: readonly string[];
  /** A sentence that says why the call was refused. */
  readonly refused?: string;
}

/** A problem that the check found, or what a change means for saved answers. */
export interface Notice {
  readonly level: 'wrong' | Level;
  readonly file: string;
  readonly line: number;
  /** The JSON path that the notice is about. In a file with errors, the nearest path that could be read. */
  readonly path: readonly (string | number)[];
  readonly message: string;
  readonly remedies: readonly Action[];
  readonly answers?: readonly SavedAnswers[];
}

export interface Action {
  /** What staff can do; also the text of the button, if there is one. */
  readonly words: string;
  /**
   * The changes that the remedy's button makes. Without `changes` and `isUpdate` there is no button, and a
   * person has to act.
   */
  readonly changes?: readonly FileChange[];
  /** The value that staff choose replaces the "…" in the changes. */
  readonly choices?: readonly string[];
  readonly isUpdate?: boolean;
}

/**
 * A question with a list of options in the base commit, or in the current files if there is no base commit.
 * `file` and `path` are the place of the list.
 */
export interface ListUse {
  readonly form: string;
  readonly question: string;
  readonly file: string;
  /** The path of the object with the options; empty if the file itself is the list. */
  readonly path: readonly (string | number)[];
}

export interface Report {
  readonly notices: readonly Notice[];
  /** The notices about changes that are already committed on the branch. */
  readonly sent: readonly Notice[];
  readonly summary: string;
  readonly lists: readonly ListUse[];
}

/**
 * The commit with which the page "Changes" compares the current files: the last commit or, if nothing has
 * been edited since then, the base commit.
 */
export interface Base {
  readonly commit: string;
  /** In ISO 8601. */
  readonly date: string;
  /** Undefined if no branch is checked out. */
  readonly branch?: string | undefined;
  readonly isCommitted: boolean;
  /** The earlier text of each file that has changed; null if the file is new. */
  readonly texts: Readonly<Record<string, string | null>>;
}

export interface Compiled {
  readonly definition: FlowDefinition;
  /** The code of an ES module with the form's validators. */
  readonly code: string;
  readonly widgets: readonly string[];
  readonly lists: Readonly<Record<string, readonly ListOption[]>>;
  /** Whether this is an earlier version, because the form has errors now. */
  readonly isEarlier?: boolean;
}

export interface PathEntry {
  readonly key: string;
  readonly change: 'same' | 'new' | 'changed' | 'gone';
  /**
   * The titles of steps and questions that the path has gained since the base commit. Those that it has lost
   * are in `removed`.
   */
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** The title of the question that has no valid answer, so that nobody can complete this path. */
  readonly deadEnd?: string;
  readonly given: readonly { readonly question: string; readonly answer: string }[];
  /** The questions that lead to this path by staying unanswered. */
  readonly leftOpen: readonly string[];
  readonly steps: readonly {
    readonly id: string;
    readonly title: string;
    /**
     * The number of questions that this step asks on this path. `onlySome` has the titles of those that not
     * every path asks.
     */
    readonly asked: number;
    readonly onlySome: readonly string[];
  }[];
  /** The smallest number of answers that complete the path. */
  readonly answers: number;
  readonly samples: readonly string[];
}

export interface Paths {
  /** Paths that no longer exist come last. */
  readonly paths: readonly PathEntry[];
  /**
   * The number of paths if the outcomes of independent conditions are combined in every way. If `isCombined`,
   * `paths` lists all of these paths; otherwise only enough of them to show each outcome once.
   */
  readonly total: number;
  readonly isCombined: boolean;
  /** Whether the search ended early, because there were too many combinations of answers. */
  readonly isLimited: boolean;
  /** The start of the hash of the base commit; undefined if the form did not exist in that commit. */
  readonly comparedWith?: string;
  readonly neverAsked: { readonly steps: readonly string[]; readonly questions: readonly string[] };
  /** As few new samples as possible that, with the existing samples, cover every path. */
  readonly samples: readonly FileChange[];
}

export interface Calls {
  open: { readonly send: Record<never, never>; readonly answer: Files };
  change: {
    readonly send: {
      readonly label: string;
      readonly changes: readonly FileChange[];
      readonly run?: string;
      /** Whether to refuse the change if the check would find a new problem after it. */
      readonly ifRight?: boolean;
    };
    readonly answer: Files;
  };
  undo: { readonly send: Record<never, never>; readonly answer: Files };
  redo: { readonly send: Record<never, never>; readonly answer: Files };
  refresh: { readonly send: Record<never, never>; readonly answer: Files };
  report: { readonly send: Record<never, never>; readonly answer: Report };
  /** Null if the form cannot be shown. */
  form: { readonly send: { readonly id: string }; readonly answer: Compiled | null };
  /** Null if the form cannot be read. */
  paths: { readonly send: { readonly form: string }; readonly answer: Paths | null };
  /** Null if there is no commit to compare with. */
  base: { readonly send: Record<never, never>; readonly answer: Base | null };
  /** The form as it was in the commit of the call `base`; null if it did not exist there or had errors. */
  formBefore: { readonly send: { readonly id: string }; readonly answer: Compiled | null };
  retire: { readonly send: { readonly file: string; readonly option: string }; readonly answer: Files };
  /** Updates versions and samples to match all changes, unless the check would then find more problems. */
  fix: {
    readonly send: {
      /**
       * Adds the update to the last change, so that one undo reverts both. Silent if nothing can be updated.
       */
      readonly isPartOfLast?: boolean;
    };
    readonly answer: Files;
  };
  /** Commits all changes, on a new branch if the current branch is main or master or if there is none. */
  send: { readonly send: { readonly message: string }; readonly answer: Files };
}

export type CallName = keyof Calls;
