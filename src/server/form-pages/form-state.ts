import type { FormState } from '#contract/form-state.ts';
import { type Flow, migrate } from '#engine/core/index.ts';

export function migrated(form: Flow, state: FormState): FormState {
  const { version } = form.definition;
  if (state.version === version) return state;
  return { ...state, version, answers: migrate(form, state).answers };
}

export const freshState = ({ definition }: Flow): FormState => ({ version: definition.version, answers: {} });
