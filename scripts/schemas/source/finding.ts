import { type Edit, offsetBefore } from './json-edits.ts';

/** One thing that is wrong in the schemas, where it stands, and what to write instead. */
export interface Finding {
  /** Relative to the schemas folder, with forward slashes. */
  readonly file: string;
  /** Both counted from 1. */
  readonly line: number;
  readonly column: number;
  readonly message: string;
  readonly fix?: string;
  /** The fix as a change of the file, where it can be known. */
  readonly edit?: Edit;
}

/** The line a person reads, and an editor's terminal turns into a link. */
export function formatFinding({ file, line, column, message, fix }: Finding, folder = ''): string {
  const path = folder ? `${folder}/${file}` : file;
  return `${path}:${line}:${column}  ${message}${fix ? ` ${fix}` : ''}`;
}

/** By file, then by place. */
export function byPlace(
  a: Pick<Finding, 'file' | 'line' | 'column'>,
  b: Pick<Finding, 'file' | 'line' | 'column'>,
): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return a.line - b.line || a.column - b.column;
}

export interface TextFile {
  /** Relative to the schemas folder, with forward slashes. */
  readonly path: string;
  readonly text: string;
  /** Where the text could be read only after slips in it were fixed: as it is on the disk, and what was fixed. */
  readonly written?: { readonly text: string; readonly edits: readonly Edit[] };
}

export type Place = Pick<Finding, 'file' | 'line' | 'column'>;

/** File, line and column, on the disk, of an offset into the text. */
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

/** Of the text asked about last: a list of ten thousand options can have as many findings. */
let known: { readonly text: string; readonly starts: readonly number[] } = { text: '', starts: [0] };

function lineStarts(text: string): readonly number[] {
  if (known.text !== text) {
    known = { text, starts: [0, ...[...text.matchAll(/\n/g)].map((match) => match.index + 1)] };
  }
  return known.starts;
}
