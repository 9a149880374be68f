import { type Edit, offsetBefore } from './json-edits.ts';

export interface Finding {
  /** The path relative to the schemas folder, with forward slashes. */
  readonly file: string;
  /** Lines and columns are counted from 1. */
  readonly line: number;
  readonly column: number;
  readonly message: string;
  readonly fix?: string;
  /** The edit that makes the fix; set only if the fix is unambiguous. */
  readonly edit?: Edit;
  /** The form whose samples cause the finding; set only if `npm run schemas:fix` may resolve the finding. */
  readonly samplesOf?: string;
}

/**
 * Returns a finding as one line of text. The location comes first, because editors' terminals turn it into a
 * link.
 */
export function formatFinding({ file, line, column, message, fix }: Finding, folder = ''): string {
  const path = folder ? `${folder}/${file}` : file;
  return `${path}:${line}:${column}  ${message}${fix ? ` ${fix}` : ''}`;
}

export function byPlace(a: Place, b: Place): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return a.line - b.line || a.column - b.column;
}

export interface TextFile {
  /** The path relative to the schemas folder, with forward slashes. */
  readonly path: string;
  readonly text: string;
  /**
   * The text on disk, and the edits made to it in memory: fixes of syntax errors, and edits that the check
   * applied.
   */
  readonly written?: { readonly text: string; readonly edits: readonly Edit[] };
}

export type Place = Pick<Finding, 'file' | 'line' | 'column'>;

export function placeOf({ path, text, written }: TextFile, offset: number): Place {
  const at = written ? offsetBefore(written.edits, offset) : offset;
  const starts = lineStarts(written?.text ?? text);
  let line = 0;
  for (let after = starts.length; line + 1 < after; ) {
    const middle = (line + after) >> 1;
    if (starts[middle]! <= at) line = middle;
    else after = middle;
  }
  return { file: path, line: line + 1, column: at - starts[line]! + 1 };
}

export const startOf = (file: string): Place => ({ file, line: 1, column: 1 });

/**
 * The text for which `lineStarts` was last called, and the offset of each of its lines. The offsets are
 * cached, because a long list can have thousands of findings, and the location of each finding is computed
 * from the offsets.
 */
let known: { readonly text: string; readonly starts: readonly number[] } = { text: '', starts: [0] };

function lineStarts(text: string): readonly number[] {
  if (known.text !== text) {
    known = { text, starts: [0, ...[...text.matchAll(/\n/g)].map((match) => match.index + 1)] };
  }
  return known.starts;
}
