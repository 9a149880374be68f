import { insert } from '#scripts/schemas/testing/right-edits/edit.ts';

/**
 * Returns a function that replaces parts of a text. The function throws unless each part occurs exactly once.
 */
export const replaced =
  (...pairs: readonly (readonly [from: string | RegExp, to: string])[]) =>
  (text: string): string =>
    pairs.reduce((before, [from, to]) => {
      const parts = before.split(from);
      if (parts.length !== 2) throw new Error(`There is ${parts.length - 1} times: ${from}`);
      return parts.join(to);
    }, text);

const noChanges = '{\n  "$schema": "../meta/migrations.schema.json",\n  "changes": []\n}\n';

/**
 * Returns a function that appends a change to the text of a migrations.json. Without a text, it returns a new
 * one with this change.
 */
export const migration =
  (line: object) =>
  (text: string = noChanges): string =>
    insert(['changes', -1], line)(text);
