import { type Edit, offsetBefore } from './edit.ts';
import type { Finding } from './finding.ts';

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
