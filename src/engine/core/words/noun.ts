import type { FlowDefinition } from '../definition.ts';

/**
 * Returns the form's noun, which texts use after "your". The default is the title in lower case, such as
 * "exit survey".
 */
export function nounOf({ noun, title }: Pick<FlowDefinition, 'noun' | 'title'>): string {
  // Only words with a single capital letter are changed, so that abbreviations such as ID stay unchanged.
  return noun ?? title.replace(/(^|\s)\p{Lu}(?=\p{Ll}*(\s|$))/gu, (first) => first.toLowerCase());
}
