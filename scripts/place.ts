import type { Finding } from './finding.ts';

export interface TextFile {
  /** Relative to the schemas folder, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

export type Place = Pick<Finding, 'file' | 'line' | 'column'>;

/** File, line and column of an offset into the text. */
export function placeOf({ path, text }: TextFile, offset: number): Place {
  const starts = lineStarts(text);
  let line = 0;
  for (let after = starts.length; line + 1 < after; ) {
    const middle = (line + after) >> 1;
    if (starts[middle]! <= offset) line = middle;
    else after = middle;
  }
  return { file: path, line: line + 1, column: offset - starts[line]! + 1 };
}

/** Of the text asked about last: a list of ten thousand options can have as many findings. */
let known: { readonly text: string; readonly starts: readonly number[] } = { text: '', starts: [0] };

function lineStarts(text: string): readonly number[] {
  if (known.text !== text) {
    known = { text, starts: [0, ...[...text.matchAll(/\n/g)].map((match) => match.index + 1)] };
  }
  return known.starts;
}
