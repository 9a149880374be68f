import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import type { FolderBytes } from './folder.ts';

/** What was done, or that it was undone, or done again. */
export type JournalStep<Entry> = Entry | 'undo' | 'redo';

interface Line<Entry> {
  readonly step: JournalStep<Entry>;
  /** Of the folder after it. */
  readonly state: string;
}

/** More than this is begun again at the next start. */
const mostBytes = 20 * 2 ** 20;

/**
 * What was done to a folder, a line a step. Where the folder is not as the last one left it, they belong to another state
 * and are forgotten.
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
    // The machine has stopped within a line.
    return [];
  }
}

function stateOf(folder: FolderBytes): string {
  const hash = createHash('sha1');
  for (const file of [...folder.keys()].sort()) hash.update(`${file}\0`).update(folder.get(file)!, 'latin1');
  return hash.digest('base64');
}
