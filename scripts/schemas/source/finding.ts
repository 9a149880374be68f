import type { Edit } from './edit.ts';

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
