import { invisibleName } from '../check/invisible.ts';
import { fixable, type Guess, type ParserError, type Slip } from './guess.ts';

export const textSlips: Guess = function* (failure) {
  yield* wrongQuotes(failure);
  yield* quoteInside(failure);
  if (failure.code === 'UnexpectedEndOfString') yield* unclosedString(failure);
  if (failure.code === 'InvalidEscapeCharacter' || failure.code === 'InvalidUnicode')
    yield loneBackslash(failure);
  if (failure.code === 'InvalidCharacter') yield* controlCharacter(failure);
};

const lineFrom = (text: string, offset: number) => text.slice(offset).split('\n', 1)[0]!;

function* wrongQuotes({ text, offset }: ParserError): Iterable<Slip> {
  const opening = text[offset] ?? '';
  if (!/[“”„‟‘’‚'`«»]/.test(opening)) return;
  const line = lineFrom(text, offset);
  const slip = {
    offset,
    message: `${opening} is not the right quotation mark.`,
    fix: 'Use straight double quotes: ".',
  };
  const likely = /[“”„‟]/.test(opening) ? /[“”„‟"]/g : /[‘’‚'`"«»]/g;
  for (const { index } of line.slice(1).matchAll(likely)) {
    const written = line.slice(0, index + 2);
    yield { ...slip, edit: { offset, length: written.length, text: JSON.stringify(written.slice(1, -1)) } };
  }
  yield slip;
}

function* quoteInside({ text, offset }: ParserError): Iterable<Slip> {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const line = lineFrom(text, start);
  const quotes = [...line.matchAll(/(?<!\\)"/g)].map(({ index }) => index);
  // The parser ends the string at the last quotation mark before the error, but staff probably meant a later
  // one.
  const failedAt = quotes.findIndex((index) => start + index >= offset);
  const end = (failedAt < 0 ? quotes.length : failedAt) - 1;
  const opening = quotes[end - 1];
  // If no word follows directly after the last quotation mark before the error, this mark really ends the
  // string. A comma is then missing, which another guess reports.
  if (opening === undefined || !/^[^\s",:}\]]/.test(line.slice(quotes[end]! + 1))) return;
  for (const closing of quotes.slice(end + 1)) {
    // The intended end of the string is a quotation mark after which valid JSON can continue.
    if (!/^\s*([}\]]|$|,\s*(["{[]|$))/.test(line.slice(closing + 1))) continue;
    const inner = line.slice(opening + 1, closing);
    yield {
      offset: start + quotes[end]!,
      message: 'A quotation mark inside a text ends it.',
      fix: 'Write \\" in its place, and for the other one too.',
      edit: { offset: start + opening + 1, length: inner.length, text: inner.replaceAll(/(?<!\\)"/g, '\\"') },
    };
  }
}

function* unclosedString({ text, offset }: ParserError): Iterable<Slip> {
  const line = lineFrom(text, offset);
  const [next = ''] = text.slice(offset + line.length + 1).split('\n', 1);
  if (next.trim() !== '' && !/^\s*["}\]]/.test(next)) {
    const end = /^[^"\n]*(\n[^"\n]*){1,9}"/.exec(text.slice(offset + 1))?.[0];
    if (end) {
      const joined = end.replaceAll(/\s*\n\s*/g, ' ');
      yield {
        offset,
        message: 'This text goes on in the next line.',
        fix: 'Write it on one line, however long.',
        edit: { offset: offset + 1, length: end.length, text: joined },
      };
    }
  }
  const message = 'The closing " of this text is missing.';
  const slip = { offset, message, fix: 'Add " at its end, on the same line.' };
  for (const end of [/,?\s*$/, /\s*[}\]]+,?\s*$/]) {
    yield { ...slip, edit: { offset: offset + line.search(end), length: 0, text: '"' } };
  }
  yield slip;
}

function loneBackslash({ text, offset }: ParserError): Slip {
  const written = /^"(?:[^"\\\n]|\\.)*"/.exec(text.slice(offset))?.[0] ?? '';
  const doubled = written.replaceAll(/\\(["\\/bfnrt]|u[\da-fA-F]{4})?/g, (sign, right) =>
    right ? sign : '\\\\',
  );
  const edit = { offset, length: written.length, text: doubled };
  return fixable(edit, 'A backslash here must be doubled.', 'Write \\\\ for each \\.');
}

function* controlCharacter({ text, offset }: ParserError): Iterable<Slip> {
  const inside = text.slice(offset).search(/\p{Cc}/u);
  if (inside < 0 || invisibleName(text[offset + inside]!)) return;
  const edit = { offset: offset + inside, length: 1, text: ' ' };
  yield fixable(edit, 'A tab stands inside a text.', 'Write a space in its place.');
}
