import { invisibleName } from '../check/invisible.ts';
import type { Guess } from './guess.ts';

/** A single sign that has no place between names and values. */
export const signSlips: Guess = function* ({ text, offset, code }) {
  const here = text[offset] ?? '';
  const before = text.slice(0, offset).trimEnd();
  const after = text.slice(offset + 1).trimStart();
  const replaceHere = (sign: string) => ({ offset, length: 1, text: sign });

  const invisible = invisibleName(here);
  if (invisible) {
    yield {
      offset,
      message: `A sign that cannot be seen stands here (${invisible}).`,
      fix: 'Delete it, and type a space where one is needed.',
      edit: replaceHere(' '),
    };
  }
  if (before.endsWith(',') && here && '}]'.includes(here)) {
    yield {
      offset: before.length - 1,
      message: 'This comma is one too many: nothing follows it.',
      fix: 'Delete it.',
      edit: { offset: before.length - 1, length: 1, text: '' },
    };
  }
  if (here === ',') {
    yield {
      offset,
      message: 'This comma is one too many: nothing stands before it.',
      fix: 'Delete it.',
      edit: replaceHere(''),
    };
  }
  if (here === ';' || here === '.') {
    const what = here === ';' ? 'A semicolon' : 'A full stop';
    const isLast = /^[}\]]/.test(after);
    yield {
      offset,
      message: `${what} stands here.`,
      fix: isLast ? 'Delete it.' : 'Write a comma in its place.',
      edit: replaceHere(isLast ? '' : ','),
    };
  }
  if (here === '=') {
    const { length } = /^=>?/.exec(text.slice(offset))![0];
    yield {
      offset,
      message: 'A name and its value are parted by a colon.',
      fix: 'Write : in its place.',
      edit: { offset, length, text: ':' },
    };
  }
  if (code === 'ColonExpected') {
    yield {
      offset: before.length,
      message: 'A colon is missing between a name and its value.',
      fix: 'Add :.',
      edit: { offset: before.length, length: 0, text: ':' },
    };
  }
  const comment = /^(\/\/[^\n]*|\/\*[\s\S]*?\*\/|#[^\n]*)/.exec(text.slice(offset))?.[0];
  if (comment) {
    yield {
      offset,
      message: 'These files cannot hold comments.',
      fix: 'Delete it, or write it as "$comment": "…".',
      edit: { offset, length: comment.length, text: '' },
    };
  }
};
