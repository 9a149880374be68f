import type { FlowDefinition } from '../definition.ts';

/**
 * Returns the form's noun, which is used after "your". The default is the form's title in lower case, such as
 * "exit survey".
 */
export function nounOf({ noun, title }: Pick<FlowDefinition, 'noun' | 'title'>): string {
  // Only words with a single capital letter are changed, not abbreviations such as ID.
  return noun ?? title.replace(/(^|\s)\p{Lu}(?=\p{Ll}*(\s|$))/gu, (first) => first.toLowerCase());
}
