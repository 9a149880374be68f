import { type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { applyEdit, type Edit } from '../source/json-edits.ts';
import { bracketSlips } from './brackets.ts';
import type { Guess, ParserError, Slip } from './guess.ts';
import { nameSlips } from './names.ts';
import { numberSlips } from './numbers.ts';
import { signSlips } from './signs.ts';
import { textSlips } from './texts.ts';

const guesses: readonly Guess[] = [signSlips, numberSlips, nameSlips, textSlips, bracketSlips];

/** Parses strict JSON, which has no comments and no trailing commas. Returns only the first error. */
export function readJson(text: string) {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  return { tree, error: errors[0] };
}

export function firstSlip(text: string, error: ParseError | undefined): Slip {
  if (/^\s*[{[]?\s*$/.test(text) || !error) {
    return { offset: 0, message: 'This file is empty.', fix: 'Write { } at least.' };
  }
  const marks = /^(<{7}|>{7}|={7})( |$)/m.exec(text);
  if (marks) {
    return {
      offset: marks.index,
      message: 'Two versions of this file stand in it, one after the other: git could not join them.',
      fix: 'Keep the lines of one version, and delete the others and the lines that begin with <<<<<<<, ======= and >>>>>>>.',
    };
  }
  const failure = { text, offset: error.offset, code: printParseErrorCode(error.error) };
  for (const guess of guesses) {
    for (const slip of guess(failure)) if (!slip.edit || parsesFurther(failure, slip.edit)) return slip;
  }
  const message = 'A value is missing here.';
  return { offset: error.offset, message, fix: 'Write a text in double quotes, a number, { } or [ ].' };
}

function parsesFurther({ text, offset }: ParserError, edit: Edit): boolean {
  const { error } = readJson(applyEdit(text, edit));
  return !error || error.offset > Math.max(offset, edit.offset) + edit.text.length - edit.length;
}
