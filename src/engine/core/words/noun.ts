import type { FlowDefinition } from '../definition.ts';

/** The form's noun, used after "your"; by default its title in lower case, such as "exit survey". */
export function nounOf({ noun, title }: Pick<FlowDefinition, 'noun' | 'title'>): string {
  // Abbreviations stay as they are.
  return noun ?? title.replace(/(^|\s)\p{Lu}(?=\p{Ll}*(\s|$))/gu, (first) => first.toLowerCase());
}
