/** Whether a password is easy to guess for somebody who knows these facts: phone, names, e-mail address, product. */
export type IsGuessable = (password: string, known: readonly string[]) => boolean;

/** Characters that must remain once everything guessable is removed. */
const fewestOwn = 4;
/** Distinct characters that a password must have. */
const fewestDistinct = 4;
/** Shorter words occur in many passwords by chance. */
const shortestWord = 3;
const shortestNumber = 6;
const shortestRow = 4;
/** The end of a phone number, which is the same for any spelling of the country code. */
const phoneLength = 7;

/** Sequences in the alphabet, in counting and on the keyboard, in both directions. */
const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const rowsBothWays = [...rows, ...rows.map(reversed)].join(' ');

/**
 * Detects the most used passwords, and those made of known facts, keyboard rows or repetitions of a few characters.
 * Capitals, accents, digits for letters, digits and signs around a word, and reversed words do not make them better. A
 * longer password that contains such a word among others is fine. Imports no other module: the browser fetches it with
 * its list in one file.
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

/** A 1 may stand for an i or an l, so all of them are treated as the same. */
const masks: Readonly<Record<string, string>> = {
  ...{ '4': 'a', '@': 'a', '3': 'e', '0': 'o', '5': 's', $: 's', '7': 't' },
  ...{ '1': 'i', '!': 'i', '|': 'i', l: 'i' },
};

/** Replaces digits and signs by the letters that they resemble, one for one. */
function unmasked(text: string): string {
  return text.replace(/[\d@$!|l]/g, (sign) => masks[sign] ?? sign);
}

function withoutEnds(text: string): string {
  return text.replace(/^\P{L}+|\P{L}+$/gu, '');
}

/** Replaces each known word by a space. Longest first, since another may be a part of it. */
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

/** Replaces each keyboard row by a space. */
function withoutRows(text: string): string {
  let rest = '';
  for (let at = 0, end = 0; at < text.length; at = end) {
    for (end = at + 1; end < text.length && rowsBothWays.includes(text.slice(at, end + 1)); ) end += 1;
    rest += end - at < shortestRow ? text.slice(at, end) : ' ';
  }
  return rest;
}

/** Ignores separators: 301-2345 is the same number. */
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
