import { insert } from '#scripts/schemas/testing/right-edits/edit.ts';

export const replaced =
  (...pairs: readonly (readonly [from: string | RegExp, to: string])[]) =>
  (text: string): string =>
    pairs.reduce((before, [from, to]) => {
      const parts = before.split(from);
      if (parts.length !== 2) throw new Error(`There is ${parts.length - 1} times: ${from}`);
      return parts.join(to);
    }, text);

const noChanges = '{\n  "$schema": "../meta/migrations.schema.json",\n  "changes": []\n}\n';

/** Returns an edit that appends a line to migrations.json, and creates this file if it does not exist yet. */
export const migration =
  (line: object) =>
  (text: string = noChanges): string =>
    insert(['changes', -1], line)(text);
