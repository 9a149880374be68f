import { createScanner } from 'jsonc-parser';
import { type Guess, mend, type Slip } from './guess.ts';

interface Token {
  readonly text: string;
  readonly offset: number;
  /** How far the line on which it stands is moved in. */
  readonly indent: number;
  readonly line: number;
  readonly isFirstOnLine: boolean;
}

const closingOf: { readonly [opening: string]: string } = { '{': '}', '[': ']' };

/**
 * Brackets that do not match. Where one is missing the parser stumbles much later; how far the lines are moved in
 * tells which one it is.
 */
export const bracketSlips: Guess = function* ({ text, offset, code }) {
  yield* byIndent(text);
  const before = text.slice(0, offset).trimEnd();
  if (code === 'CommaExpected') {
    const edit = { offset: before.length, length: 0, text: ',' };
    yield mend(edit, 'A comma is missing here.', 'Add it: things in { } and [ ] are separated by commas.');
  }
  if (code === 'CloseBraceExpected' || code === 'CloseBracketExpected') {
    const mark = code === 'CloseBraceExpected' ? '}' : ']';
    yield { offset, message: `A closing ${mark} is missing.`, fix: `Add ${mark}, or the comma before this.` };
  }
  if (code === 'EndOfFileExpected') {
    yield { offset, message: 'Something follows the end of the file’s last }.', fix: 'Delete it.' };
  }
  if (code === 'PropertyNameExpected') {
    yield { offset, message: 'A name in double quotes is expected here.', fix: 'Write "name": value.' };
  }
  if (code === 'InvalidSymbol') {
    yield { offset, message: 'This is not in quotation marks.', fix: 'Put double quotes around it.' };
  }
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
  // A comma that is there already separates it from what follows.
  const at = before.text === ',' ? before.offset : before.offset + before.text.length;
  const isParted = isLast || next.text === ',' || before.text === ',';
  const message = `A closing ${mark} is missing here: the ${opening.text} of line ${opening.line} stays open.`;
  const length = isLast && before.text === ',' ? 1 : 0;
  return mend({ offset: at, length, text: isParted ? mark : `${mark},` }, message, `Add ${mark}.`);
}

function unmatched({ text, offset }: Token, top: Token | undefined): Slip {
  const edit = { offset, length: 1, text: top ? closingOf[top.text]! : '' };
  if (!top) return mend(edit, `This ${text} closes nothing.`, 'Delete it.');
  const message = `This ${text} closes nothing: the ${top.text} of line ${top.line} is still open.`;
  return mend(edit, message, `Write ${edit.text} in its place.`);
}

function* tokensOf(text: string): Iterable<Token> {
  const scanner = createScanner(text, true);
  let line = 1;
  let lineStart = 0;
  let lastLine = 0;
  let counted = 0;
  for (scanner.scan(); scanner.getTokenLength() > 0; scanner.scan()) {
    const offset = scanner.getTokenOffset();
    for (let at = text.indexOf('\n', counted); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) {
      line += 1;
      lineStart = at + 1;
    }
    counted = offset;
    const indent = text.slice(lineStart).search(/\S/);
    yield {
      text: text.slice(offset, offset + scanner.getTokenLength()),
      offset,
      line,
      indent,
      isFirstOnLine: line !== lastLine,
    };
    lastLine = line;
  }
}
