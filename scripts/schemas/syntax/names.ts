import { fixable, type Guess } from './guess.ts';

const meant: { readonly [word: string]: string } = {
  true: 'true',
  yes: 'true',
  on: 'true',
  false: 'false',
  no: 'false',
  off: 'false',
  null: 'null',
  none: 'null',
  nothing: 'null',
};

export const nameSlips: Guess = function* ({ text, offset }) {
  const word = /^[\p{L}_$][\p{L}\p{N}_$:-]*/u.exec(text.slice(offset))?.[0].replace(/:$/, '');
  if (!word) return;
  const isName = /^\s*:/.test(text.slice(offset + word.length));
  const right = isName ? undefined : meant[word.toLowerCase()];
  if (right) {
    const fix = `Write ${right}, in small letters and without quotation marks.`;
    yield fixable({ offset, length: word.length, text: right }, `"${word}" is written otherwise here.`, fix);
  }
  // A value without quotes may consist of several words (West Coast Region), so it continues up to the next
  // separator.
  const phrase = isName ? word : /^[^"“”{}[\],;:\n]+/.exec(text.slice(offset))![0].trimEnd();
  const edit = { offset, length: phrase.length, text: JSON.stringify(phrase) };
  yield fixable(edit, 'This is not in quotation marks.', 'Put double quotes around it.');
};
