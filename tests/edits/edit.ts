import { insert } from '#scripts/schemas/testing/right-edits/edit.ts';

/** Returns a function that replaces parts of a text. Each part to replace must occur exactly once. */
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
 * Returns a function that adds a change to the text of a migrations.json. Without a text, it starts from an empty list
 * of changes.
 */
export const migration =
  (line: object) =>
  (text: string = noChanges): string =>
    insert(['changes', -1], line)(text);
