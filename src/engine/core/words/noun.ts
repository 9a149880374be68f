import type { FlowDefinition } from '../definition.ts';

/** What a form's answers are called, in words that follow "your": "exit survey", of the title unless it says so itself. */
export function nounOf({ noun, title }: Pick<FlowDefinition, 'noun' | 'title'>): string {
  // Abbreviations stay as they are.
  return noun ?? title.replace(/(^|\s)\p{Lu}(?=\p{Ll}*(\s|$))/gu, (first) => first.toLowerCase());
}
