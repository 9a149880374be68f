import { createScanner } from 'jsonc-parser';
import { fixable, type Guess, type ParserError, type Slip } from './guess.ts';

interface Token {
  readonly text: string;
  readonly offset: number;
  readonly indent: number;
  readonly line: number;
  readonly isFirstOnLine: boolean;
}

const closingOf: { readonly [opening: string]: string } = { '{': '}', '[': ']' };

/**
 * Guesses errors in brackets and commas. The parser fails long after a missing bracket, but the indentation
 * shows where the bracket belongs.
 */
export const bracketSlips: Guess = function* ({ text, offset, code }) {
  yield* byIndent(text);
  const before = text.slice(0, offset).trimEnd();
  if (code === 'CommaExpected') {
    const edit = { offset: before.length, length: 0, text: ',' };
    yield fixable(edit, 'A comma is missing here.', 'Add it: things in { } and [ ] are separated by commas.');
  }
  const [message, fix] = expected[code] ?? [];
  if (message && fix) yield { offset, message, fix };
};

const expected: { readonly [code in ParserError['code']]?: readonly [message: string, fix: string] } = {
  CloseBraceExpected: ['A closing } is missing.', 'Add }, or the comma before this.'],
  CloseBracketExpected: ['A closing ] is missing.', 'Add ], or the comma before this.'],
  EndOfFileExpected: ['Something follows the end of the file’s last }.', 'Delete it.'],
  PropertyNameExpected: ['A name in double quotes is expected here.', 'Write "name": value.'],
  InvalidSymbol: ['This is not in quotation marks.', 'Put double quotes around it.'],
};

function* byIndent(text: string): Iterable<Slip> {
  const open: Token[] = [];
  let before: Token | undefined;
  for (const token of tokensOf(text)) {
    const top = open.at(-1);
    const isClosing = token.text === '}' || token.text === ']';
    const isOutside = top && token.isFirstOnLine && token.line > top.line && token.indent <= top.indent;
    if (
      isOutside &&
      before &&
      !(isClosing && token.indent === top.indent && closingOf[top.text] === token.text)
    ) {
      yield missing(top, before, token);
    }
    if (token.text in closingOf) open.push(token);
    if (isClosing) {
      if (!top || closingOf[top.text] !== token.text) yield unmatched(token, top);
      open.pop();
    }
    before = token;
  }
  const last = open.at(-1);
  if (last && before) yield missing(last, before, undefined);
}

function missing(opening: Token, before: Token, next: Token | undefined): Slip {
  const mark = closingOf[opening.text]!;
  const isLast = !next || next.text === '}' || next.text === ']';
  // The missing bracket is inserted before an existing comma, so that the comma separates it from the next
  // entry.
  const at = before.text === ',' ? before.offset : before.offset + before.text.length;
  const isParted = isLast || next.text === ',' || before.text === ',';
  const message = `A closing ${mark} is missing here: the ${opening.text} of line ${opening.line} stays open.`;
  const length = isLast && before.text === ',' ? 1 : 0;
  return fixable({ offset: at, length, text: isParted ? mark : `${mark},` }, message, `Add ${mark}.`);
}

function unmatched({ text, offset }: Token, top: Token | undefined): Slip {
  const edit = { offset, length: 1, text: top ? closingOf[top.text]! : '' };
  if (!top) return fixable(edit, `This ${text} closes nothing.`, 'Delete it.');
  const message = `This ${text} closes nothing: the ${top.text} of line ${top.line} is still open.`;
  return fixable(edit, message, `Write ${edit.text} in its place.`);
}

function* tokensOf(text: string): Iterable<Token> {
  const scanner = createScanner(text, true);
  let lastLine = 0;
  for (scanner.scan(); scanner.getTokenLength() > 0; scanner.scan()) {
    const offset = scanner.getTokenOffset();
    const line = scanner.getTokenStartLine() + 1;
    const lineStart = offset - scanner.getTokenStartCharacter();
    yield {
      text: text.slice(offset, offset + scanner.getTokenLength()),
      offset,
      line,
      indent: text.slice(lineStart).search(/\S/),
      isFirstOnLine: line !== lastLine,
    };
    lastLine = line;
  }
}
