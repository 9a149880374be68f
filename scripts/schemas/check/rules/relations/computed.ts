import { operandsOf } from '../../../compile/dependencies.ts';
import { type AnswerKind, answerKind } from '../../../source/answer-kind.ts';
import { type Question, type QuestionSet, questionsOf, requiredNames } from '../../../source/field-sets.ts';
import type { Finding } from '../../../source/finding.ts';
import { quoted } from '../../../source/nearest.ts';
import { placeOfKey, placeOfValue } from '../../../source/source.ts';
import { unknownValue } from '../../../source/unknown.ts';
import { type Context, cycleFrom, eachSet } from '../rule.ts';
import { isFinding, kindWords, questionAt } from '../scope.ts';

const needs: { readonly [how: string]: readonly AnswerKind[] } = {
  sum: ['number'],
  difference: ['number'],
  product: ['number'],
  count: ['several', 'files', 'rows'],
  age: ['date'],
  fact: ['choice'],
};

export const computed = eachSet(function* (set, context) {
  const { schema } = set;
  for (const question of questionsOf(set)) {
    const { name, field, path } = question;
    const [how = '', ...others] = Object.keys(field.computed ?? {});
    // Unknown and additional keys are skipped, because rules/files/file-shapes.ts reports them.
    if (!Object.hasOwn(needs, how) || others.length > 0) continue;
    const at = [...path, 'computed', how];
    yield* checkOperands(set, context, question, how);
    const cycle = operandsIn(set, name)
      .map((operand) => cycleFrom(name, operand, (each) => operandsIn(set, each)))
      .find(Boolean);
    // A cycle is reported once, at its first question.
    if (cycle && Math.min(...cycle.map((each) => set.names.indexOf(each))) === set.names.indexOf(name)) {
      const message = `"${name}" would follow from itself: ${cycle.map((each) => `"${each}"`).join(' from ')}.`;
      yield { ...placeOfKey(schema, at), message, fix: 'Let one of them be asked.' };
    }
    const isNumber = field.type === 'number' || field.type === 'integer';
    if (!isNumber && !(how === 'fact' && field.type === 'string')) {
      const message = `What comes of "${how}" is a number, and "${name}" is ${kindWords[answerKind(field)]}.`;
      yield { ...placeOfKey(schema, path), message, fix: 'Write "type": "number".' };
    }
  }
  for (const { name, path } of requiredNames(set)) {
    if (!set.fieldSet.properties?.[name]?.computed) continue;
    const message = `"${name}" follows from other answers, so that nobody can be asked for it.`;
    yield { ...placeOfValue(schema, path), message, fix: 'Delete it here.' };
  }
});

function* checkOperands(
  set: QuestionSet,
  context: Context,
  { name, field, path: question }: Question,
  how: string,
): Iterable<Finding> {
  const kinds = needs[how]!;
  for (const [index, operand] of operandsOf(field).entries()) {
    const path = [...question, 'computed', how, index];
    const [first = ''] = operand.split('.');
    if (set.trail.includes(first) && !set.names.includes(first)) {
      const message = `"${name}" stands in "${first}", and cannot follow from it.`;
      yield { ...placeOfValue(set.schema, path), message, fix: 'Compute it beside the rows.' };
      continue;
    }
    const found = questionAt({ context, set, path, kinds }, operand);
    if (isFinding(found)) {
      yield found;
      continue;
    }
    const kind = answerKind(found.field);
    const isWhole = how !== 'age' || found.field.format === 'date';
    if (!kinds.includes(kind) || !isWhole) {
      const wanted = how === 'age' ? 'a date with its day' : kindWords[kinds[0]!];
      const message = `"${how}" is made of ${wanted}, and "${operand}" is ${kindWords[kind]}.`;
      yield { ...placeOfValue(set.schema, path), message, fix: 'Name another question.' };
    }
    const fact = field.computed && 'fact' in field.computed ? field.computed.fact[1] : undefined;
    const known = [...new Set(found.options?.flatMap(({ facts }) => Object.keys(facts)))];
    if (kind !== 'choice' || fact === undefined || known.includes(fact)) continue;
    const fix = `Add ${quoted([fact])} to each option of the list.`;
    const advice = unknownValue(set.schema, [...question, 'computed', how, 1], known);
    yield { fix, ...advice, message: `The list of "${operand}" says no "${fact}" of its options.` };
  }
}

const operandsIn = ({ fieldSet }: QuestionSet, name: string) =>
  operandsOf(fieldSet.properties?.[name] ?? {}).map((operand) => operand.split('.')[0]!);
