import type { FlowDefinition, ListOption } from '#engine/core/index.ts';
import type { Fate, Level, SavedAnswers } from '#scripts/schemas/diff/verdict.ts';
import type { FileChange } from '#scripts/schemas/source/json-edits.ts';

export type { Fate, FileChange, SavedAnswers };

/* The calls that the studio's page makes to its server. */

/** The changed files and the edit history. The server answers every call that may change a file with these. */
export interface Files {
  /**
   * The text of each file that changed since the last answer, by path below the schemas folder; null if the file was
   * deleted.
   */
  readonly texts: Readonly<Record<string, string | null>>;
  readonly undo: readonly string[];
  readonly redo: readonly string[];
  /** A sentence that says why the call was refused. */
  readonly refused?: string;
}

/** A problem that the check found, or the effect of a change on saved answers, with its remedies. */
export interface Notice {
  readonly level: 'wrong' | Level;
  readonly file: string;
  readonly line: number;
  /** The JSON path that the notice is about, or the nearest path around it if the file cannot be parsed completely. */
  readonly path: readonly (string | number)[];
  readonly message: string;
  readonly remedies: readonly Action[];
  /** The saved answers that the change affects, if any. */
  readonly answers?: readonly SavedAnswers[];
}

export interface Action {
  /** What a person can do. If the studio can do it, these are the words of the button. */
  readonly words: string;
  /** The changes that the button for this remedy makes. Without changes there is no button, and a person has to act. */
  readonly changes?: readonly FileChange[];
  /** What a person may choose. The choice replaces the "…" in the changes. */
  readonly choices?: readonly string[];
  /** Whether the button for this remedy makes the call `fix`. */
  readonly isUpdate?: boolean;
}

/**
 * A question that is answered from a list of options, and where these options are written. The question has the name
 * that it had in the earlier version.
 */
export interface ListUse {
  readonly form: string;
  readonly question: string;
  readonly file: string;
  /** The path to the object with the options; empty if the file is the list itself. */
  readonly path: readonly (string | number)[];
}

export interface Report {
  readonly notices: readonly Notice[];
  /** A sentence with the number of problems or, if there are none, of changes. */
  readonly summary: string;
  readonly lists: readonly ListUse[];
}

/** The base commit, with which the present files are compared. */
export interface Base {
  readonly commit: string;
  /** The time of the commit, in ISO 8601. */
  readonly date: string;
  /** The current branch; undefined if no branch is checked out. */
  readonly branch?: string | undefined;
  /** Whether everything that differs from the base commit has been committed. */
  readonly isCommitted: boolean;
  /** The earlier text of each file that differs; null if the file did not exist. */
  readonly texts: Readonly<Record<string, string | null>>;
}

/** A form as the phone preview runs it: the form's last version without errors. */
export interface Compiled {
  readonly definition: FlowDefinition;
  /** The validators, as the source code of an ES module. */
  readonly code: string;
  readonly widgets: readonly string[];
  readonly lists: Readonly<Record<string, readonly ListOption[]>>;
}

/** A path through a form, with the titles that students see. */
export interface PathEntry {
  /** A key of the path. It is the same in the earlier and the present version of the form. */
  readonly key: string;
  /** How the path differs from the base commit. */
  readonly change: 'same' | 'new' | 'changed' | 'gone';
  /** The steps and questions that the path has gained since the base commit. `removed` lists those that it has lost. */
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** The question for which no answer is valid, so that nobody can complete this path. */
  readonly deadEnd?: string;
  /** The answers that lead to this path. */
  readonly given: readonly { readonly question: string; readonly answer: string }[];
  /** The questions on which the path depends and that can be left unanswered on it. */
  readonly leftOpen: readonly string[];
  readonly steps: readonly {
    readonly id: string;
    readonly title: string;
    /**
     * The number of questions that this step asks. `onlySome` lists the titles of those that are not asked on every
     * path.
     */
    readonly asked: number;
    readonly onlySome: readonly string[];
  }[];
  /** The smallest number of answers with which the path can be completed. */
  readonly answers: number;
  /** The files of the samples that cover the path. */
  readonly samples: readonly string[];
}

export interface Paths {
  /** The paths through the form. Paths that no longer exist are at the end. */
  readonly paths: readonly PathEntry[];
  /**
   * The number of paths, counting each combination of answers. If `isCombined`, each of these is listed; otherwise only
   * as many as are needed to list each outcome of a condition once.
   */
  readonly total: number;
  readonly isCombined: boolean;
  /** Whether there were too many combinations of answers to try them all. */
  readonly isLimited: boolean;
  /** The base commit; undefined if the form did not exist in that commit. */
  readonly comparedWith?: string;
  readonly neverAsked: { readonly steps: readonly string[]; readonly questions: readonly string[] };
  /** The smallest set of new samples that, together with the existing ones, covers every path. */
  readonly samples: readonly FileChange[];
}

/** The calls by name, each with its request and its response. */
export interface Calls {
  open: { readonly send: Record<never, never>; readonly answer: Files };
  change: {
    readonly send: {
      readonly label: string;
      readonly changes: readonly FileChange[];
      /** Changes with the same `run` are undone in one step. */
      readonly run?: string;
      /** Whether to refuse the change if it would make the check find a new problem. */
      readonly ifRight?: boolean;
    };
    readonly answer: Files;
  };
  undo: { readonly send: Record<never, never>; readonly answer: Files };
  redo: { readonly send: Record<never, never>; readonly answer: Files };
  /** Reads changes that other programs have made to the files. */
  refresh: { readonly send: Record<never, never>; readonly answer: Files };
  report: { readonly send: Record<never, never>; readonly answer: Report };
  /** Compiles a form for the phone preview; the answer is null if the form cannot be shown. */
  form: { readonly send: { readonly id: string }; readonly answer: Compiled | null };
  /** Finds every path through a form; the answer is null if the form cannot be read. */
  paths: { readonly send: { readonly form: string }; readonly answer: Paths | null };
  /**
   * Reads the files of the base commit that differ from the present files; the answer is null if there is no base
   * commit.
   */
  base: { readonly send: Record<never, never>; readonly answer: Base | null };
  /** Compiles the form as it was in the base commit; the answer is null if the form did not exist. */
  formBefore: { readonly send: { readonly id: string }; readonly answer: Compiled | null };
  /** Marks an option as no longer offered. */
  retire: { readonly send: { readonly file: string; readonly option: string }; readonly answer: Files };
  /** Adapts versions and samples to all changes, if the check then finds no more problems than before. */
  fix: {
    readonly send: {
      /** Whether this belongs to the last change, and is undone with it. Nothing is said if nothing can be adapted. */
      readonly isPartOfLast?: boolean;
    };
    readonly answer: Files;
  };
  /** Commits all changes, on a new branch if the current one is main or master. */
  send: { readonly send: { readonly message: string }; readonly answer: Files };
}

export type CallName = keyof Calls;
