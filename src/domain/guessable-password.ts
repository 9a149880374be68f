/** `known` lists texts that a guesser may know, such as the student's phone number and the product's name. */
export type IsGuessable = (password: string, known: readonly string[]) => boolean;

/**
 * The fewest characters that must be left of a password when keyboard sequences are removed. If the password
 * contains a known text, this text is removed too, and only the letters that are left count.
 */
const fewestOwn = 4;
const fewestDistinct = 4;
/** Shorter words of known texts are ignored, because many passwords contain them by chance. */
const shortestWord = 3;
const shortestNumber = 6;
const shortestRow = 4;
/** Phone numbers are compared by their last digits, because the country code may be missing or differ. */
const phoneLength = 7;

const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const rowsBothWays = [...rows, ...rows.map(reversed)].join(' ');

/**
 * Recognises the most common passwords, and passwords that consist only of known texts, keyboard sequences or
 * a few repeated characters. Ignores case, accents, and digits or signs around letters. Also finds reversed
 * words, and words with digits or signs in place of letters. This file imports nothing, so that the bundler
 * puts it into one chunk with the list of common passwords.
 */
export function createGuessableCheck(mostUsed: readonly string[]): IsGuessable {
  const common = new Set(mostUsed.map(unmasked));
  return (password, known) => {
    const typed = folded(password);
    const rest = withoutWords(typed, known);
    const isOfKnown = rest !== typed || hasNumberOf(known, typed);
    const letters = withoutRows(rest).replace(/\P{L}/gu, '');
    return (
      (isOfKnown && letters.length < fewestOwn) ||
      withoutRows(typed).replace(/\s/g, '').length < fewestOwn ||
      repeatsItself(typed) ||
      [typed, withoutEnds(typed), letters].some((form) => common.has(unmasked(form)))
    );
  };
}

function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/**
 * Maps digits and signs to the letters for which they often stand. A 1 can mean i or l, so 1, l and i all
 * become i.
 */
const masks: Readonly<Record<string, string>> = {
  ...{ '4': 'a', '@': 'a', '3': 'e', '0': 'o', '5': 's', $: 's', '7': 't' },
  ...{ '1': 'i', '!': 'i', '|': 'i', l: 'i' },
};

/**
 * Replaces digits and signs with letters, one for one, so that an index in the result is valid in `text` as
 * well.
 */
function unmasked(text: string): string {
  return text.replace(/[\d@$!|l]/g, (sign) => masks[sign] ?? sign);
}

function withoutEnds(text: string): string {
  return text.replace(/^\P{L}+|\P{L}+$/gu, '');
}

/** Replaces each known word with a space. Longer words come first, because they may contain shorter ones. */
function withoutWords(typed: string, known: readonly string[]): string {
  const words = known.flatMap((fact) => folded(fact).match(/\p{L}+/gu) ?? []);
  const sought = words
    .filter(({ length }) => length >= shortestWord)
    .sort((one, other) => other.length - one.length)
    .flatMap((word) => [unmasked(word), unmasked(reversed(word))]);
  let rest = typed;
  for (const word of sought) {
    for (let at = unmasked(rest).indexOf(word); at >= 0; at = unmasked(rest).indexOf(word))
      rest = `${rest.slice(0, at)} ${rest.slice(at + word.length)}`;
  }
  return rest;
}

function withoutRows(text: string): string {
  let rest = '';
  for (let at = 0, end = 0; at < text.length; at = end) {
    for (end = at + 1; end < text.length && rowsBothWays.includes(text.slice(at, end + 1)); ) end += 1;
    rest += end - at < shortestRow ? text.slice(at, end) : ' ';
  }
  return rest;
}

/**
 * Returns whether the password contains a known phone number, forwards or backwards. Ignores separators:
 * 301-2345 is the same as 3012345.
 */
function hasNumberOf(known: readonly string[], typed: string): boolean {
  const digits = digitsIn(typed);
  const numbers = known
    .map((fact) => digitsIn(fact).slice(-phoneLength))
    .filter(({ length }) => length >= shortestNumber);
  return numbers.some((number) => digits.includes(number) || digits.includes(reversed(number)));
}

function repeatsItself(typed: string): boolean {
  return new Set(typed).size < fewestDistinct || /^(.{1,7})\1+$/s.test(typed);
}

function digitsIn(text: string): string {
  return text.replace(/\D/g, '');
}

function reversed(text: string): string {
  return [...text].reverse().join('');
}
