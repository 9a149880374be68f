import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import type { FolderBytes } from './folder.ts';

export type JournalStep<Entry> = Entry | 'undo' | 'redo';

interface Line<Entry> {
  readonly step: JournalStep<Entry>;
  /** The SHA-1 hash (in base64) of all files in the folder after the step. */
  readonly state: string;
}

/** When the studio starts, it discards a history that is larger than this. */
const maxHistoryBytes = 20 * 2 ** 20;

/**
 * Opens the edit history in `file`, which has one JSON line for each step. Discards the history if other
 * programs changed the folder while the studio was not running.
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
  if (!existsSync(file) || statSync(file).size > maxHistoryBytes) return [];
  try {
    return readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
  } catch {
    // If the computer stopped while a line was written, the file is not valid, so the history is discarded.
    return [];
  }
}

function stateOf(folder: FolderBytes): string {
  const hash = createHash('sha1');
  for (const file of [...folder.keys()].sort()) hash.update(`${file}\0`).update(folder.get(file)!, 'latin1');
  return hash.digest('base64');
}
