/** Whether a password is easy to guess for somebody who knows these facts: phone, names, e-mail address, product. */
export type IsGuessable = (password: string, known: readonly string[]) => boolean;

/** How many characters must remain once everything guessable is removed. */
const fewestOwn = 4;
/** How many different characters a password must have. */
const fewestSigns = 4;
/** Shorter words occur in many passwords by chance. */
const shortestWord = 3;
const shortestNumber = 6;
const shortestRow = 4;
/** The end of a phone number, which is the same however the country is written before it. */
const phoneLength = 7;

/** Neighbours in the alphabet, in counting and on the keyboard, read either way. */
const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const rowsBothWays = [...rows, ...rows.map(reversed)].join(' ');

/**
 * Finds the passwords that people use most, and those made of what is known, of rows of keys, or of the same few
 * signs again and again. Capitals, accents, digits for letters, digits and signs around a word and a word read
 * backwards make none of them better. A longer one that only has such a word in it, among others, is a good one.
 * It needs no other module: the browser fetches it, with its list, in one file.
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

/** A 1 may stand for an i as for an l, so that all of them are one here. */
const masks: Readonly<Record<string, string>> = {
  ...{ '4': 'a', '@': 'a', '3': 'e', '0': 'o', '5': 's', $: 's', '7': 't' },
  ...{ '1': 'i', '!': 'i', '|': 'i', l: 'i' },
};

/** Letters for the digits and signs that look like them, one for one. */
function unmasked(text: string): string {
  return text.replace(/[\d@$!|l]/g, (sign) => masks[sign] ?? sign);
}

function withoutEnds(text: string): string {
  return text.replace(/^\P{L}+|\P{L}+$/gu, '');
}

/** With a space for each word that is known. The longest first: another may be a part of it. */
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

/** With a space for each row of keys. */
function withoutRows(text: string): string {
  let rest = '';
  for (let at = 0, end = 0; at < text.length; at = end) {
    for (end = at + 1; end < text.length && rowsBothWays.includes(text.slice(at, end + 1)); ) end += 1;
    rest += end - at < shortestRow ? text.slice(at, end) : ' ';
  }
  return rest;
}

/** Digits count wherever they stand: 301-2345 is the number as well. */
function hasNumberOf(known: readonly string[], typed: string): boolean {
  const digits = digitsIn(typed);
  const numbers = known
    .map((fact) => digitsIn(fact).slice(-phoneLength))
    .filter(({ length }) => length >= shortestNumber);
  return numbers.some((number) => digits.includes(number) || digits.includes(reversed(number)));
}

function repeatsItself(typed: string): boolean {
  return new Set(typed).size < fewestSigns || /^(.{1,7})\1+$/s.test(typed);
}

function digitsIn(text: string): string {
  return text.replace(/\D/g, '');
}

function reversed(text: string): string {
  return [...text].reverse().join('');
}
