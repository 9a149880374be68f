import type { StepAnswers } from '#engine/core/index.ts';

let kept: { readonly user: string; readonly values: StepAnswers } | undefined;

/** An edit that could not be saved, kept across a log-in. In memory, and for its student alone. */
export const unsavedEdit = {
  keep: (user: string, values: StepAnswers) => {
    kept = { user, values };
  },
  of: (user: string) => (kept?.user === user ? kept.values : undefined),
  forget: () => {
    kept = undefined;
  },
};
