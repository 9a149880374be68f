import type { MigrationEntry } from '../source/schema-files.ts';
import type { KeptFlow } from './sides.ts';
import type { Remedy } from './verdict.ts';

/** To add one line to a form's migrations.json, or the whole file when there is none, and to raise the version. */
export function migrationRemedy(
  { now: { id, version, migrations }, nextVersion }: KeptFlow,
  why: string,
  change: MigrationEntry,
): Remedy {
  const line = inlineJson({ version: nextVersion, ...change });
  const path = `${id}/migrations.json`;
  const raise = version < nextVersion ? `, and write "version": ${nextVersion} in ${id}/flow.json` : '';
  if (migrations) return { words: `${why}: add this line to "changes" in ${path}${raise}.`, paste: line };
  return {
    words: `${why}: make a file ${path} with this in it${raise}.`,
    paste: `{\n  "$schema": "../meta/migrations.schema.json",\n  "changes": [\n    ${line}\n  ]\n}`,
  };
}

/** An object on one line, as staff write it. */
export function inlineJson(object: object): string {
  const entries = Object.entries(object).map(([key, value]) => `"${key}": ${inlineValue(value)}`);
  return `{ ${entries.join(', ')} }`;
}

function inlineValue(value: unknown): string {
  return Array.isArray(value) ? `[${value.map(inlineValue).join(', ')}]` : JSON.stringify(value);
}
