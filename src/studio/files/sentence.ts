import { shortened } from './shortened.ts';

/** Adds a full stop, unless the text already ends in punctuation, as a question's title may. */
export const sentence = (words: string): string => (/[.?!…][”"]?$/.test(words) ? words : `${words}.`);

export const typedInWords = (name: string, text: string): string =>
  `${name}: ${text === '' ? '(empty)' : shortened(text)}`;
