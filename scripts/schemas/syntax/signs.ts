import { invisibleName } from '../check/invisible.ts';
import { fixable, type Guess, type ParserError, type Slip } from './guess.ts';

export const signSlips: Guess = function* (failure) {
  const { text, offset, code } = failure;
  const wrong = wrongCharacter(failure);
  if (wrong) yield wrong;
  if (code === 'ColonExpected') {
    const end = text.slice(0, offset).trimEnd().length;
    const edit = { offset: end, length: 0, text: ':' };
    yield fixable(edit, 'A colon is missing between a name and its value.', 'Add :.');
  }
  const comment = /^(\/\/[^\n]*|\/\*[\s\S]*?\*\/|#[^\n]*)/.exec(text.slice(offset))?.[0];
  if (comment) {
    const edit = { offset, length: comment.length, text: '' };
    yield fixable(edit, 'These files cannot hold comments.', 'Delete it, or write it as "$comment": "…".');
  }
};

function wrongCharacter({ text, offset }: ParserError): Slip | undefined {
  const here = text[offset] ?? '';
  const by = (sign: string) => ({ offset, length: 1, text: sign });
  const invisible = invisibleName(here);
  if (invisible) {
    const message = `A sign that cannot be seen stands here (${invisible}).`;
    return fixable(by(' '), message, 'Delete it, and type a space where one is needed.');
  }
  const before = text.slice(0, offset).trimEnd();
  if (before.endsWith(',') && /[}\]]/.test(here)) {
    const edit = { offset: before.length - 1, length: 1, text: '' };
    return fixable(edit, 'This comma is one too many: nothing follows it.', 'Delete it.');
  }
  if (here === ',') {
    return fixable(by(''), 'This comma is one too many: nothing stands before it.', 'Delete it.');
  }
  if (here === ';' || here === '.') {
    const message = `${here === ';' ? 'A semicolon' : 'A full stop'} stands here.`;
    const isLast = /^\s*[}\]]/.test(text.slice(offset + 1));
    return isLast
      ? fixable(by(''), message, 'Delete it.')
      : fixable(by(','), message, 'Write a comma in its place.');
  }
  if (here !== '=') return undefined;
  const length = text[offset + 1] === '>' ? 2 : 1;
  const message = 'A name and its value are parted by a colon.';
  return fixable({ offset, length, text: ':' }, message, 'Write : in its place.');
}
