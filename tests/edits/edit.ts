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
 * Returns a function that appends a migration to the text of a migrations.json. If the file does not exist
 * yet (no text is given), the function returns the text of a new file.
 */
export const migration =
  (line: object) =>
  (text: string = noChanges): string =>
    insert(['changes', -1], line)(text);
