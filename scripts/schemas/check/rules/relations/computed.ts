import { operandsOf } from '../../../compile/dependencies.ts';
import { type AnswerKind, answerKind } from '../../../source/answer-kind.ts';
import { type QuestionSet, questionsOf, requiredNames } from '../../../source/field-sets.ts';
import type { Finding } from '../../../source/finding.ts';
import { quoted } from '../../../source/nearest.ts';
import type { FieldEntry } from '../../../source/schema-files.ts';
import { type Path, placeOfKey, placeOfValue } from '../../../source/source.ts';
import { unknownValue } from '../../../source/unknown.ts';
import { isFinding, kindWords, questionAt } from '../kinds.ts';
import { type Context, cycleFrom, eachSet } from '../rule.ts';
import { type Asked, scopeOf } from '../scope.ts';

const needs: { readonly [how: string]: readonly AnswerKind[] } = {
  sum: ['number'],
  difference: ['number'],
  product: ['number'],
  count: ['several', 'files', 'rows'],
  age: ['date'],
  fact: ['choice'],
};

export const computed = eachSet(function* (set, context): Iterable<Finding> {
  const { schema } = set;
  for (const { name, field, path } of questionsOf(set)) {
    const [how = '', ...others] = Object.keys(field.computed ?? {});
    // rules/files/file-shapes.ts reports unknown and additional keys.
    if (!Object.hasOwn(needs, how) || others.length > 0) continue;
    const at = [...path, 'computed', how];
    yield* operandFindings(set, context, { name, field, how, at });
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

interface Computing {
  readonly name: string;
  readonly field: FieldEntry;
  readonly how: string;
  readonly at: Path;
}

function* operandFindings(
  set: QuestionSet,
  context: Context,
  { name, field, how, at }: Computing,
): Iterable<Finding> {
  const scope = scopeOf(context, set);
  for (const [index, operand] of operandsOf(field).entries()) {
    const path = [...at, index];
    const [first = ''] = operand.split('.');
    if (set.trail.includes(first) && !set.names.includes(first)) {
      const message = `"${name}" stands in "${first}", and cannot follow from it.`;
      yield { ...placeOfValue(set.schema, path), message, fix: 'Compute it beside the rows.' };
      continue;
    }
    const found = questionAt({ context, set, scope, path, kinds: needs[how] ?? [] }, operand);
    if (isFinding(found)) {
      yield found;
      continue;
    }
    const kind = answerKind(found.field);
    const isWhole = how !== 'age' || found.field.format === 'date';
    if (!needs[how]?.includes(kind) || !isWhole) {
      const wanted = how === 'age' ? 'a date with its day' : kindWords[needs[how]![0]!];
      const message = `"${how}" is made of ${wanted}, and "${operand}" is ${kindWords[kind]}.`;
      yield { ...placeOfValue(set.schema, path), message, fix: 'Name another question.' };
    } else if (how === 'fact') yield* unknownFact(set, found, field, at);
  }
}

function* unknownFact(
  set: QuestionSet,
  { options = [] }: Asked,
  field: FieldEntry,
  at: Path,
): Iterable<Finding> {
  const [question, fact] = field.computed && 'fact' in field.computed ? field.computed.fact : [];
  const known = [...new Set(options.flatMap(({ facts }) => Object.keys(facts)))];
  if (fact === undefined || known.includes(fact)) return;
  const place = [...at, 1];
  const message = `The list of "${question}" says no "${fact}" of its options.`;
  yield known.length > 0
    ? { ...unknownValue(set.schema, place, known), message }
    : {
        ...placeOfValue(set.schema, place),
        message,
        fix: `Add ${quoted([fact])} to each option of the list.`,
      };
}

const operandsIn = ({ fieldSet }: QuestionSet, name: string) =>
  operandsOf(fieldSet.properties?.[name] ?? {}).map((operand) => operand.split('.')[0]!);
