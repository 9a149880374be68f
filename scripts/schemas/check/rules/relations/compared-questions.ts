import { type AnswerKind, answerKind } from '../../../source/answer-kind.ts';
import { placeOfKey, placeOfValue } from '../../../source/source.ts';
import { unknownValue } from '../../../source/unknown.ts';
import { eachQuestion, eachSet } from '../rule.ts';
import { isFinding, kindWords, questionAt } from '../scope.ts';

const ordered: readonly AnswerKind[] = ['number', 'date', 'time'];

/**
 * Checks that a compared question is in the same question set or asked earlier, and that the two answers can
 * be compared.
 */
export const comparedQuestions = eachQuestion(function* ({ name, field, path: at }, set, context) {
  const { schema } = set;
  const kind = answerKind(field);
  for (const rule of ['from', 'to', 'after', 'notBefore', 'different'] as const) {
    const other = field[rule];
    const isLimit = rule === 'from' || rule === 'to';
    if (other === undefined || (isLimit && !/^(?!today([+-]|$))[A-Za-z]/.test(other))) continue;
    const path = [...at, rule];
    if (!isLimit && rule !== 'different' && !ordered.includes(kind)) {
      const message = `"${rule}" is for dates, times and numbers, and "${name}" is ${kindWords[kind]}.`;
      yield { ...placeOfKey(schema, path), message, fix: 'Delete it.' };
      continue;
    }
    if (other === name) {
      const message = `"${name}" cannot be held against itself.`;
      yield { ...placeOfValue(schema, path), message, fix: 'Name another question.' };
      continue;
    }
    const found = questionAt({ context, set, path, kinds: [kind] }, other);
    if (isFinding(found)) {
      yield found;
      continue;
    }
    const needed = answerKind(found.field);
    const isText = (each: AnswerKind) => ['text', 'choice', 'file'].includes(each);
    if (needed === kind || (rule === 'different' && isText(kind) && isText(needed))) continue;
    const message = `"${name}" is ${kindWords[kind]} and "${other}" is ${kindWords[needed]}: they cannot be compared.`;
    yield { ...placeOfValue(schema, path), message, fix: `Name ${kindWords[kind]}.` };
  }
});

/**
 * Checks that `sumIs` and `atLeastOneOf` name questions in the same question set, and that the numbers can
 * add up to the total in `sumIs`.
 */
export const together = eachSet(function* (set) {
  const { schema, names, title, fieldSet } = set;
  const lists = [
    { path: [...set.at, 'sumIs', 'fields'], named: fieldSet.sumIs?.fields ?? [], isSum: true },
    { path: [...set.at, 'atLeastOneOf'], named: fieldSet.atLeastOneOf ?? [], isSum: false },
  ];
  const { sumIs } = fieldSet;
  if (sumIs?.total !== undefined && sumIs.fields) {
    const ranges = sumIs.fields.map((name) => fieldSet.properties?.[name]);
    const least = ranges.reduce((sum, field) => sum + (field?.minimum ?? Number.NEGATIVE_INFINITY), 0);
    const most = ranges.reduce((sum, field) => sum + (field?.maximum ?? Number.POSITIVE_INFINITY), 0);
    if (sumIs.total < least || sumIs.total > most) {
      const message = `These numbers never come to ${sumIs.total}: together they are at ${sumIs.total < least ? `least ${least}` : `most ${most}`}.`;
      const fix = 'Change the total, or their limits.';
      yield { ...placeOfValue(schema, [...set.at, 'sumIs', 'total']), message, fix };
    }
  }
  for (const { path, named, isSum } of lists) {
    for (const [index, name] of named.entries()) {
      const field = fieldSet.properties?.[name];
      if (!field) {
        const message = `There is no question "${name}" in ${title}.`;
        yield { ...unknownValue(schema, [...path, index], names), message };
      } else if (isSum && answerKind(field) !== 'number') {
        const kind = kindWords[answerKind(field)];
        const message = `"sumIs" adds up numbers, and "${name}" is ${kind}.`;
        yield { ...placeOfValue(schema, [...path, index]), message, fix: 'Name a number.' };
      } else if (!isSum && fieldSet.required?.includes(name)) {
        const message = `"${name}" must be answered in any case, so that "atLeastOneOf" never says anything.`;
        yield { ...placeOfValue(schema, [...path, index]), message, fix: 'Take it out of "required".' };
      }
    }
  }
});
