import { placeOfKey } from '../../../source/source.ts';
import { askingSteps, baseFields, type Rule } from '../rule.ts';

const belongs = { pastYears: 'date', maxBytes: 'file', fileTypes: 'file' } as const;

/** Rules about dates stand at dates, rules about files at files, and every file has both of its rules. */
export const formats: Rule = function* ({ flows }) {
  for (const step of askingSteps(flows)) {
    for (const { name, field, path } of baseFields(step)) {
      for (const key of ['pastYears', 'maxBytes', 'fileTypes'] as const) {
        const format = belongs[key];
        if (field[key] !== undefined && field.format !== format) {
          yield {
            ...placeOfKey(step.schema, [...path, key]),
            message: `"${key}" is for a ${format}, and "${name}" is none.`,
            fix: `Delete it, or add "format": "${format}".`,
          };
        }
        if (format === 'file' && field.format === 'file' && field[key] === undefined) {
          yield {
            ...placeOfKey(step.schema, path),
            message: `The file "${name}" has no "${key}".`,
            fix:
              key === 'maxBytes'
                ? 'Add "maxBytes": 52428800 (50 MB).'
                : 'Add "fileTypes": ["jpg", "jpeg", "png", "pdf"].',
          };
        }
      }
    }
  }
};
