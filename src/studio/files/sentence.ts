import { shortened } from './shortened.ts';

/** Adds a full stop, unless the words end in a mark that ends a sentence, as the title of a question may. */
export const sentence = (words: string): string => (/[.?!…][”"]?$/.test(words) ? words : `${words}.`);

/** Says what was typed into a field. */
export const typedInWords = (name: string, text: string): string =>
  `${name}: ${text === '' ? '(empty)' : shortened(text)}`;
