import type { MigrationEntry } from '../source/schema-files.ts';
import type { FlowSide } from './sides.ts';
import type { Remedy } from './verdict.ts';

/** The version that a form must have when its saved answers change. */
export function nextVersion(before: FlowSide, after: FlowSide): number {
  return Math.max(after.version, before.version + 1);
}

/** To add one line to a form's migrations.json, or the whole file when there is none, and to raise the version. */
export function migrationRemedy(
  flow: FlowSide,
  why: string,
  change: MigrationEntry & { readonly version: number },
): Remedy {
  const line = inlineJson(change);
  const path = `${flow.id}/migrations.json`;
  const raise =
    flow.version < change.version ? `, and write "version": ${change.version} in ${flow.id}/flow.json` : '';
  if (flow.migrations)
    return { words: `${why}: add this line to "changes" in ${path}${raise}.`, paste: line };
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
