import { type ParseError, printParseErrorCode } from 'jsonc-parser';
import type { Finding } from './finding.ts';
import { placeOf, type TextFile } from './place.ts';

/** The first thing that makes a file no JSON, in the words of somebody who has never heard of JSON. */
export function syntaxFinding(file: TextFile, error: ParseError | undefined): Finding {
  if (file.text.trim() === '' || !error)
    return { ...placeOf(file, 0), message: 'This file is empty.', fix: 'Write { } at least.' };
  const before = file.text.slice(0, error.offset).trimEnd();
  const here = file.text[error.offset] ?? '';
  const place = placeOf(file, error.offset);
  if (/[“”„‘’']/.test(here)) {
    return {
      ...place,
      message: `${here} is not the right quotation mark.`,
      fix: 'Use straight double quotes: ".',
    };
  }
  if (before.endsWith(',') && '}]'.includes(here) && here) {
    return {
      ...placeOf(file, before.length - 1),
      message: 'This comma is one too many: nothing follows it.',
      fix: 'Delete it.',
    };
  }
  const kind = printParseErrorCode(error.error);
  switch (kind) {
    case 'CommaExpected':
      return {
        ...placeOf(file, before.length),
        message: 'A comma is missing here.',
        fix: 'Add it: things in { } and [ ] are separated by commas.',
      };
    case 'ColonExpected':
      return {
        ...placeOf(file, before.length),
        message: 'A colon is missing between a name and its value.',
        fix: 'Add :.',
      };
    case 'CloseBraceExpected':
    case 'CloseBracketExpected': {
      const mark = kind === 'CloseBraceExpected' ? '}' : ']';
      return {
        ...place,
        message: `A closing ${mark} is missing.`,
        fix: `Add ${mark}, or the comma before this.`,
      };
    }
    case 'InvalidCommentToken':
      return {
        ...place,
        message: 'These files cannot hold comments.',
        fix: 'Delete it, or write it as "$comment": "…".',
      };
    case 'UnexpectedEndOfString':
      return {
        ...place,
        message: 'The closing " of this text is missing.',
        fix: 'Add " at its end, on the same line.',
      };
    case 'InvalidEscapeCharacter':
      return { ...place, message: 'A backslash here must be doubled.', fix: 'Write \\\\ for each \\.' };
    case 'InvalidCharacter':
      return {
        ...place,
        message: 'A tab or line break stands inside a text.',
        fix: 'Keep each text on one line.',
      };
    case 'EndOfFileExpected':
      return { ...place, message: 'Something follows the end of the file’s last }.', fix: 'Delete it.' };
    case 'PropertyNameExpected':
      return { ...place, message: 'A name in double quotes is expected here.', fix: 'Write "name": value.' };
    case 'InvalidSymbol':
      return { ...place, message: 'This is not in quotation marks.', fix: 'Put double quotes around it.' };
    default:
      return {
        ...place,
        message: 'A value is missing here.',
        fix: 'Write a text in double quotes, a number, { } or [ ].',
      };
  }
}
