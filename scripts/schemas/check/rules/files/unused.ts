import { placeOf } from '../../../source/place.ts';
import type { Rule } from '../rule.ts';

/** Each list of options is asked for by a question. */
export const unused: Rule = function* ({ source }) {
  // An unreadable file may be the one that uses it.
  if ([...source.unreadable].some((path) => path.endsWith('.schema.json'))) return;
  const schemas = [...source.json.values()].filter(({ path }) => path.endsWith('.schema.json'));
  const refs = schemas.flatMap(({ text }) => [...text.matchAll(/"\$ref":\s*"\.\.\/([^"]+)"/g)]);
  // An unknown name may be a misspelling of this list.
  if (refs.some(([, path]) => !path!.startsWith('options/') || !source.json.has(path!))) return;
  for (const file of source.json.values()) {
    if (!file.path.startsWith('options/')) continue;
    if (refs.some(([, path]) => path === file.path)) continue;
    yield {
      ...placeOf(file, 0),
      message: 'No question uses this list.',
      fix: `Write { "$ref": "../${file.path}" } as a question of a <step>.schema.json, or delete this file.`,
    };
  }
};
