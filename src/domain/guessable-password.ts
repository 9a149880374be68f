/**
 * Returns whether a password is easy to guess for somebody who knows the given texts: the student's phone, names and
 * email address, and the product's name.
 */
export type IsGuessable = (password: string, known: readonly string[]) => boolean;

/** The minimum number of characters that remain once everything guessable is removed. */
const fewestOwn = 4;
/** The minimum number of distinct characters in a password. */
const fewestDistinct = 4;
/**
 * The minimum length of a word of the given texts that is searched for: shorter ones occur in many passwords by chance.
 */
const shortestWord = 3;
const shortestNumber = 6;
const shortestRow = 4;
/**
 * The number of final digits of a phone that are compared: without the country code, which may be missing or spelled
 * differently.
 */
const phoneLength = 7;

/**
 * Sequences that are easy to guess: the alphabet, the digits in order and the rows of the keyboard.
 * `rowsBothWays` contains them in both directions.
 */
const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const rowsBothWays = [...rows, ...rows.map(reversed)].join(' ');

/**
 * Creates the check that detects the most used passwords, and passwords made of the given texts, keyboard sequences or
 * repetitions of a few characters. Capitals, accents, digits in place of letters, digits and signs before or after a
 * word, and reversed words do not make a password better. A longer password that contains such a word among others
 * passes. This file imports no other module, so that the browser fetches it and the list of passwords in one request.
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
 * Maps a digit or sign to the letter that it may replace in a password. A 1 can mean i or l, so 1, l and i
 * are treated as the same letter.
 */
const masks: Readonly<Record<string, string>> = {
  ...{ '4': 'a', '@': 'a', '3': 'e', '0': 'o', '5': 's', $: 's', '7': 't' },
  ...{ '1': 'i', '!': 'i', '|': 'i', l: 'i' },
};

/**
 * Replaces each digit or sign by the letter that it resembles. The length does not change, so that indexes remain
 * valid.
 */
function unmasked(text: string): string {
  return text.replace(/[\d@$!|l]/g, (sign) => masks[sign] ?? sign);
}

function withoutEnds(text: string): string {
  return text.replace(/^\P{L}+|\P{L}+$/gu, '');
}

/**
 * Replaces each word of the given texts by a space. Longer words come first, because a shorter one may be a part of
 * them.
 */
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

/** Replaces each sequence of the alphabet, of counting or of the keyboard by a space. */
function withoutRows(text: string): string {
  let rest = '';
  for (let at = 0, end = 0; at < text.length; at = end) {
    for (end = at + 1; end < text.length && rowsBothWays.includes(text.slice(at, end + 1)); ) end += 1;
    rest += end - at < shortestRow ? text.slice(at, end) : ' ';
  }
  return rest;
}

/**
 * Returns whether the password contains one of the given phone numbers, also reversed. Separators are ignored: 301-2345
 * is 3012345.
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
