import type { FlowDefinition, ListOption } from '#engine/core/index.ts';
import type { Fate, Level, SavedAnswers } from '#scripts/schemas/diff/verdict.ts';
import type { FileChange } from '#scripts/schemas/source/json-edits.ts';

export type { Fate, FileChange, SavedAnswers };

export interface Files {
  /**
   * Maps the path of each file that has changed since the server's last response to the file's text, or to
   * null if the file was deleted.
   */
  readonly texts: Readonly<Record<string, string | null>>;
  readonly undo: readonly string[];
  readonly redo: readonly string[];
  /** If the call was refused, this sentence says why. */
  readonly refused?: string;
}

/** Describes a problem that the check found, or says what a change means for saved answers. */
export interface Notice {
  readonly level: 'wrong' | Level;
  readonly file: string;
  readonly line: number;
  /**
   * The JSON path that the notice is about or, in a file with errors, the nearest path that could be read.
   */
  readonly path: readonly (string | number)[];
  readonly message: string;
  readonly remedies: readonly Action[];
  readonly answers?: readonly SavedAnswers[];
}

export interface Action {
  /** Says what staff can do. If the remedy has a button, this is also the button's text. */
  readonly words: string;
  /**
   * The changes that the remedy's button makes. If neither `changes` nor `isUpdate` is set, there is no
   * button, and a person has to act.
   */
  readonly changes?: readonly FileChange[];
  /** Staff choose one of these values, which replaces the "…" in the changes. */
  readonly choices?: readonly string[];
  readonly isUpdate?: boolean;
}

/**
 * Describes a question that has a list of options in the base commit or, if there is no base commit, in the
 * current files. `file` and `path` say where the list is.
 */
export interface ListUse {
  readonly form: string;
  readonly question: string;
  readonly file: string;
  /** This is the path of the object that has the options. It is empty if the file itself is the list. */
  readonly path: readonly (string | number)[];
}

export interface Report {
  readonly notices: readonly Notice[];
  /** These notices are about changes that are already committed on the branch. */
  readonly committed: readonly Notice[];
  readonly summary: string;
  readonly lists: readonly ListUse[];
}

/** Describes a commit by its date and subject, because staff do not know commits by their hashes. */
export interface Version {
  /** The date and time of the commit, in ISO 8601. */
  readonly date: string;
  /** The first line of the commit's message. */
  readonly subject: string;
}

/**
 * Describes the commit with which the page "Changes" compares the current files: the last commit or, if
 * nothing has been edited since then, the base commit.
 */
export interface Base extends Version {
  readonly commit: string;
  /** The value is undefined if no branch is checked out. */
  readonly branch?: string | undefined;
  readonly isCommitted: boolean;
  /** Maps each file that has changed to its earlier text, or to null if the file is new. */
  readonly texts: Readonly<Record<string, string | null>>;
}

export interface Compiled {
  readonly definition: FlowDefinition;
  /** This is the code of an ES module with the form's validators. */
  readonly code: string;
  readonly widgets: readonly string[];
  readonly lists: Readonly<Record<string, readonly ListOption[]>>;
  /** True if the form has errors now, so that this is its last state without errors. */
  readonly isEarlier?: boolean;
}

export interface PathEntry {
  readonly key: string;
  readonly change: 'same' | 'new' | 'changed' | 'gone';
  /** The titles of the steps and questions that the path has gained or lost since the base commit. */
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** The title of a question for which no valid answer was found, so that nobody can complete this path. */
  readonly deadEnd?: string;
  readonly given: readonly { readonly question: string; readonly answer: string }[];
  /** People take this path by leaving these questions unanswered. */
  readonly leftOpen: readonly string[];
  readonly steps: readonly {
    readonly id: string;
    readonly title: string;
    /**
     * The number of questions that the step asks on this path. `onlySome` has the titles of the questions
     * that are not asked on every path.
     */
    readonly asked: number;
    readonly onlySome: readonly string[];
  }[];
  /** This is the smallest number of answers with which the path can be completed. */
  readonly answers: number;
  readonly samples: readonly string[];
}

export interface Paths {
  /** Paths that no longer exist come last. */
  readonly paths: readonly PathEntry[];
  /**
   * The number of paths if the outcomes of independent conditions are combined in every way. If `isCombined`,
   * `paths` lists all of these paths. Otherwise it lists only enough paths to show each outcome once.
   */
  readonly total: number;
  readonly isCombined: boolean;
  /** True if the search ended early, because there were too many combinations of answers. */
  readonly isLimited: boolean;
  /** The base commit. It is undefined if the form did not exist in that commit or had errors there. */
  readonly comparedWith?: Version;
  readonly neverAsked: { readonly steps: readonly string[]; readonly questions: readonly string[] };
  /** Together with the existing samples, these new samples cover every path that has no dead end. */
  readonly samples: readonly FileChange[];
}

export interface Calls {
  open: { readonly send: Record<never, never>; readonly answer: Files };
  change: {
    readonly send: {
      readonly label: string;
      readonly changes: readonly FileChange[];
      readonly run?: string;
      /** If true, the server refuses a change after which the check would find a new problem. */
      readonly ifRight?: boolean;
    };
    readonly answer: Files;
  };
  undo: { readonly send: Record<never, never>; readonly answer: Files };
  redo: { readonly send: Record<never, never>; readonly answer: Files };
  refresh: { readonly send: Record<never, never>; readonly answer: Files };
  report: { readonly send: Record<never, never>; readonly answer: Report };
  /** The answer is null if the form cannot be shown. */
  form: { readonly send: { readonly id: string }; readonly answer: Compiled | null };
  /** The answer is null if the form cannot be read. */
  paths: { readonly send: { readonly form: string }; readonly answer: Paths | null };
  /** The answer is null if there is no commit to compare with. */
  base: { readonly send: Record<never, never>; readonly answer: Base | null };
  /**
   * The answer is the form as it was in the commit of the call `base`, or null if the form did not exist
   * there or had errors.
   */
  formBefore: { readonly send: { readonly id: string }; readonly answer: Compiled | null };
  retire: { readonly send: { readonly file: string; readonly option: string }; readonly answer: Files };
  /** Updates versions and samples to match all changes, unless the check would then find more problems. */
  fix: {
    readonly send: {
      /**
       * If true, the update is added to the last change, so that one undo reverts both. If no update is
       * possible, nothing happens.
       */
      readonly isPartOfLast?: boolean;
    };
    readonly answer: Files;
  };
  /**
   * Commits all changes. If the current branch is main or master, or if no branch is checked out, commits
   * them on a new branch.
   */
  send: { readonly send: { readonly message: string }; readonly answer: Files };
}

export type CallName = keyof Calls;
