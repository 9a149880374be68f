import { type FileChange, inline } from '../source/json-edits.ts';
import type { MigrationEntry } from '../source/schema-files.ts';
import type { KeptFlow } from './sides.ts';
import type { Remedy } from './verdict.ts';

/**
 * Returns a remedy that adds a change to migrations.json (and creates the file if necessary) and raises the
 * form's version. `choices` are the values that can replace a "…" in the change.
 */
export function migrationRemedy(
  { now: { id, version, migrations }, nextVersion }: KeptFlow,
  why: string,
  change: MigrationEntry,
  choices: readonly string[] = [],
): Remedy {
  const line = inline({ version: nextVersion, ...change });
  const path = `${id}/migrations.json`;
  const raise = version < nextVersion ? `, and write "version": ${nextVersion} in ${id}/flow.json` : '';
  const count = migrations?.value.changes?.length ?? 0;
  const entry = { version: nextVersion, ...change };
  const whole = `{\n  "$schema": "../meta/migrations.schema.json",\n  "changes": [\n    ${line}\n  ]\n}`;
  const changes: FileChange[] = [
    migrations
      ? { file: path, do: 'insert', path: ['changes', count], value: entry }
      : { file: path, do: 'write', text: `${whole}\n` },
    ...(raise ? [newVersion(id, nextVersion)] : []),
  ];
  // A change with "…" cannot be applied until a person chooses the value that replaces the "…".
  const isOpen = line.includes('"…"');
  const done = { ...((!isOpen || choices.length > 0) && { changes }), ...(isOpen && { choices }) };
  const words = why;
  if (migrations)
    return { words, how: `add this line to "changes" in ${path}${raise}.`, paste: line, ...done };
  return { words, how: `make a file ${path} with this in it${raise}.`, paste: whole, ...done };
}

export const newVersion = (id: string, version: number): FileChange => ({
  file: `${id}/flow.json`,
  do: 'set',
  path: ['version'],
  value: version,
});
