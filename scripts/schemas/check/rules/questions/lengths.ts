import { allFields } from '../../../source/field-sets.ts';
import { placeOfKey, placeOfValue } from '../../../source/source.ts';
import { lengthsOf } from '../../regex.ts';
import { eachSet } from '../rule.ts';

export const lengths = eachSet(function* (set) {
  for (const { name, field, path, narrowed } of allFields(set)) {
    const { pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY } = field;
    const takes = pattern === undefined ? undefined : lengthsOf(pattern);
    if (takes && (takes.min > maxLength || takes.max < minLength || takes.min > takes.max)) {
      const needs = takes.min > maxLength ? `at least ${takes.min}` : `at most ${takes.max}`;
      const may = takes.min > maxLength ? `at most ${maxLength}` : `at least ${minLength}`;
      yield {
        ...placeOfValue(set.schema, [...path, 'pattern']),
        message: `No answer to "${name}" can be right: the pattern takes ${needs} characters, and it must have ${may}.`,
        fix: 'Change the pattern, or the length.',
      };
    }
    if (narrowed) continue;
    const ends = ['maxLength', '$ref', 'enum', 'oneOf', 'anyOf', 'format', 'sameAs', 'computed'];
    if (field.type !== 'string' || ends.some((key) => key in field)) continue;
    const message = `The answer to "${name}" can be endlessly long.`;
    yield { ...placeOfKey(set.schema, path), message, fix: 'Add "maxLength": 200, or what fits.' };
  }
});
