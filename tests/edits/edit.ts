import { insert } from '#scripts/schemas/testing/right-edits/edit.ts';

/** Texts that stand in a file once, with what comes in their place. */
export const replaced =
  (...pairs: readonly (readonly [from: string | RegExp, to: string])[]) =>
  (text: string): string =>
    pairs.reduce((before, [from, to]) => {
      const parts = before.split(from);
      if (parts.length !== 2) throw new Error(`There is ${parts.length - 1} times: ${from}`);
      return parts.join(to);
    }, text);

const noChanges = '{\n  "$schema": "../meta/migrations.schema.json",\n  "changes": []\n}\n';

/** A line more in a migrations.json, which need not be there yet. */
export const migration =
  (line: object) =>
  (text: string = noChanges): string =>
    insert(['changes', -1], line)(text);
