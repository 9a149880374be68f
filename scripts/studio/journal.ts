import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import type { FolderBytes } from './folder.ts';

/** One line of the history file: an edit, or the undo or redo of one. */
export type JournalStep<Entry> = Entry | 'undo' | 'redo';

interface Line<Entry> {
  readonly step: JournalStep<Entry>;
  /** The SHA-1 hash (in base64) of all files of the folder after this step. */
  readonly state: string;
}

/**
 * The maximum size of the history file in bytes (20 MiB). If the file is larger when the studio starts, the history is
 * discarded.
 */
const mostBytes = 20 * 2 ** 20;

/**
 * Opens the edit history on disk, with one JSON line for each step. The history is discarded if files have changed
 * since its last step, while the studio was not running.
 */
export function openJournal<Entry>(file: string, folder: FolderBytes) {
  const lines = linesIn<Entry>(file);
  const isOfNow = lines.at(-1)?.state === stateOf(folder);
  if (!isOfNow) writeFileSync(file, '');
  return {
    steps: isOfNow ? lines.map(({ step }) => step) : [],
    write(step: JournalStep<Entry>, now: FolderBytes): void {
      const line: Line<Entry> = { step, state: stateOf(now) };
      appendFileSync(file, `${JSON.stringify(line)}\n`);
    },
  };
}

function linesIn<Entry>(file: string): Line<Entry>[] {
  if (!existsSync(file) || statSync(file).size > mostBytes) return [];
  try {
    return readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
  } catch {
    // The last line is incomplete, because the computer stopped while it was written, so the history is discarded.
    return [];
  }
}

function stateOf(folder: FolderBytes): string {
  const hash = createHash('sha1');
  for (const file of [...folder.keys()].sort()) hash.update(`${file}\0`).update(folder.get(file)!, 'latin1');
  return hash.digest('base64');
}
