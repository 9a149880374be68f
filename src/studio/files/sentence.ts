/** Adds a full stop, unless the text already ends in punctuation, as a question's title may. */
export const sentence = (words: string): string => (/[.?!…][”"]?$/.test(words) ? words : `${words}.`);

/** Returns, for example, "1 step" or "2 steps". */
export const counted = (count: number, what: string): string => `${count} ${count === 1 ? what : `${what}s`}`;

export const typedInWords = (name: string, text: string): string =>
  `${name}: ${text === '' ? '(empty)' : shortened(text)}`;

const most = 60;

/** Cuts a text that is too long for a message. */
export const shortened = (text: string): string => (text.length > most ? `${text.slice(0, most)}…` : text);
