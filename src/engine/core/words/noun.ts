import type { FlowDefinition } from '../definition.ts';

/** Returns a noun to follow "your". The default is the title in lower case, such as "exit survey". */
export function nounOf({ noun, title }: Pick<FlowDefinition, 'noun' | 'title'>): string {
  return noun ?? title.replace(/(^|\s)\p{Lu}(?=\p{Ll}*(\s|$))/gu, (first) => first.toLowerCase());
}
