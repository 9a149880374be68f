import type { Finding } from './finding.ts';

export interface TextFile {
  /** Relative to the schemas folder, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

export type Place = Pick<Finding, 'file' | 'line' | 'column'>;

/** File, line and column of an offset into the text. */
export function placeOf({ path, text }: TextFile, offset: number): Place {
  const before = text.slice(0, offset);
  return { file: path, line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}
