import type { StepAnswers } from '#engine/core/index.ts';

let kept: { readonly user: string; readonly values: StepAnswers } | undefined;

/** What a student edited and could not save, also across a log-in. In memory, and shown to nobody else. */
export const unsavedEdit = {
  keep: (user: string, values: StepAnswers) => {
    kept = { user, values };
  },
  of: (user: string) => (kept?.user === user ? kept.values : undefined),
  forget: () => {
    kept = undefined;
  },
};
