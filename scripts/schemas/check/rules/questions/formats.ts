import { allFields } from '../../../source/field-sets.ts';
import { placeOfKey } from '../../../source/source.ts';
import { eachQuestion, eachSet } from '../rule.ts';

const belongs = [
  { key: 'pastYears', format: 'date' },
  { key: 'maxBytes', format: 'file', needed: 'Add "maxBytes": 52428800 (50 MB).' },
  { key: 'fileTypes', format: 'file', needed: 'Add "fileTypes": ["jpg", "jpeg", "png", "pdf"].' },
] as const;

export const formats = eachQuestion(function* ({ name, field: asked, path: at }, { schema }) {
  // If a question takes several files, the keywords are on its `items`.
  const [field, path] = asked.items ? [asked.items, [...at, 'items']] : [asked, at];
  for (const { key, format, ...rest } of belongs) {
    if (field[key] !== undefined && field.format !== format) {
      const message = `"${key}" is for a ${format}, and "${name}" is none.`;
      const fix = `Delete it, or add "format": "${format}".`;
      yield { ...placeOfKey(schema, [...path, key]), message, fix };
    }
    if ('needed' in rest && field.format === format && field[key] === undefined) {
      yield { ...placeOfKey(schema, path), message: `The file "${name}" has no "${key}".`, fix: rest.needed };
    }
  }
});

/** Reports `multipleOf`, which rejects some valid decimal numbers due to rounding; `decimals` does not. */
export const decimals = eachSet(function* (set) {
  for (const { field, path } of allFields(set)) {
    if (field.multipleOf !== undefined) {
      const message = '"multipleOf" refuses some right amounts, such as 4.35.';
      yield { ...placeOfKey(set.schema, [...path, 'multipleOf']), message, fix: 'Write "decimals": 2.' };
    }
  }
});
