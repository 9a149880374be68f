import { fixable, type Guess } from './guess.ts';

export const numberSlips: Guess = function* ({ text, offset }) {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const line = text.slice(start).split('\n', 1)[0]!;
  const found =
    /:(\s*)((?:[A-Z]{1,4}|\p{Sc})?\s*-?\d[\d,. ]*?(?:\s*(?:%|[A-Z]{1,4}|\p{Sc}))?)(\s*[,}\]]*\s*)$/u.exec(
      line,
    );
  if (!found) return;
  const [, space = '', written = ''] = found;
  const at = start + found.index + 1 + space.length;
  const digits = written.replaceAll(/[^\d.-]/g, '');
  const number = String(Number(digits));
  if (number === written || number === 'NaN') return;
  const hasThousands = /\d,\d{3}(?!\d)/.test(written);
  const message = hasThousands
    ? 'A number has no comma in it here.'
    : 'A number stands alone here: digits, and nothing before or after them.';
  yield fixable({ offset: at, length: written.length, text: number }, message, `Write ${number}.`);
};
