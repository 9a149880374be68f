import type { StepAnswers } from './flow.ts';

/** Puts earlier answers into a text: `{{firstName}}`. Portal constants were put in at build. */
export function interpolate(text: string, answers: StepAnswers): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => answers[name] ?? '');
}
