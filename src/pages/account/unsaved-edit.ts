import type { StepAnswers } from '#engine/core/index.ts';

let kept: { readonly user: string; readonly values: StepAnswers } | undefined;

/**
 * Keeps an edit that could not be saved, so that the same student sees it when the dialog is opened again.
 * The edit is kept only in memory, where it survives a log-in but not a reload.
 */
export const unsavedEdit = {
  keep: (user: string, values: StepAnswers) => {
    kept = { user, values };
  },
  of: (user: string) => (kept?.user === user ? kept.values : undefined),
  forget: () => {
    kept = undefined;
  },
};
