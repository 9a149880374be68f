import { compareDates, dayAt } from '#engine/core/index.ts';
import { type AnswerKind, answerKind } from '../../../source/answer-kind.ts';
import { comparedWith, partsOf } from '../../../source/conditions.ts';
import type { Finding } from '../../../source/finding.ts';
import type { ConditionSchema } from '../../../source/schema-files.ts';
import { type Path, placeOfKey, placeOfValue } from '../../../source/source.ts';
import { unknownValue } from '../../../source/unknown.ts';
import type { Rule } from '../rule.ts';
import { type Asked, allConditions, askedBy, type ConditionScope, kindWords } from '../scope.ts';
import { isNumber, refusalBy } from './contradictory-limits.ts';

export const impossibleConditions: Rule = function* (context) {
  for (const { scope, condition, path } of allConditions(context)) yield* inCondition(scope, condition, path);
};

function* inCondition(scope: ConditionScope, condition: unknown, path: Path): Iterable<Finding> {
  if (typeof condition !== 'object' || condition === null) return;
  const { properties = {} } = condition as ConditionSchema;
  for (const [name, match] of Object.entries(properties)) {
    const question = scope.asked.get(name);
    if (question && typeof match === 'object')
      yield* inMatch(scope, { name, question, match, path: [...path, 'properties', name] });
  }
  for (const [at, part] of partsOf(condition as ConditionSchema))
    yield* inCondition(scope, part, [...path, ...at]);
}

interface Match {
  readonly name: string;
  readonly question: Asked;
  readonly match: ConditionSchema;
  readonly path: Path;
}

const number = ['number'] as const;
const list = ['several', 'files', 'rows'] as const;
const day = ['date', 'time'] as const;

const fitting: { readonly [keyword: string]: readonly AnswerKind[] } = {
  ...{ minimum: number, maximum: number, exclusiveMinimum: number, exclusiveMaximum: number },
  ...{ minItems: list, maxItems: list, contains: list, from: day, to: day, properties: ['group'] },
  pattern: ['text', 'choice', 'date', 'time', 'file'],
};

function* inMatch(scope: ConditionScope, { name, question, match, path }: Match): Iterable<Finding> {
  const { context, file } = scope;
  const kind = answerKind(question.field);
  for (const keyword of Object.keys(match)) {
    if (!fitting[keyword] || fitting[keyword].includes(kind)) continue;
    const words = new Set(fitting[keyword].map((each) => kindWords[each]));
    const message = `"${keyword}" is for ${[...words].join(' or ')}, and "${name}" is ${kindWords[kind]}.`;
    const fix = 'Delete it, or look at another question.';
    yield { ...placeOfKey(file, [...path, keyword]), message, fix };
  }
  yield* impossible(scope, { name, question, match, path });
  if (typeof match.not === 'object' && match.not)
    yield* inMatch(scope, { name, question, match: match.not as ConditionSchema, path: [...path, 'not'] });
  if (question.inner)
    yield* inCondition({ ...scope, asked: askedBy(context.source, [question.inner]) }, match, path);
}

function* impossible(
  { context, file, asked }: ConditionScope,
  { name, question, match, path }: Match,
): Iterable<Finding> {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, minItems, maxItems, from, to } = match as {
    readonly [keyword: string]: never;
  };
  const { field, options } = question;
  const isOne = !options && !question.inner && field.type !== 'array';
  const refuse = refusalBy(field, context.today);
  for (const [keyword, value] of isOne ? comparedWith(match) : []) {
    const reason = refuse(value);
    if (!reason) continue;
    const message = `This is never true: no answer to "${name}" is ${JSON.stringify(value)}, because ${reason}.`;
    yield { ...placeOfValue(file, [...path, ...keyword]), message, fix: 'Compare it with another answer.' };
  }
  const least = Math.max(...[minimum, exclusiveMinimum, field.minimum].filter(isNumber));
  const most = Math.min(...[maximum, exclusiveMaximum, field.maximum].filter(isNumber));
  const isEmpty =
    least > most || (least === most && (least === exclusiveMinimum || most === exclusiveMaximum));
  const items = [minItems ?? field.minItems ?? 0, maxItems ?? field.maxItems ?? Number.POSITIVE_INFINITY];
  const days = [from, to].map((limit) => limit && dayAt(limit, context.today));
  const isBeyond = days[0] !== undefined && days[1] !== undefined && compareDates(days[0], days[1]) > 0;
  if (isEmpty || items[0]! > items[1]! || isBeyond) {
    const message = `This is never true: no answer to "${name}" lies within these limits and those of the question.`;
    yield { ...placeOfKey(file, path), message, fix: 'Change the limits.' };
  }
  for (const [keyword, limit] of Object.entries({ from, to }) as [string, string | undefined][]) {
    if (limit === undefined || dayAt(limit, context.today) !== undefined || asked.has(limit)) continue;
    if (!/^[A-Za-z]/.test(limit)) continue;
    const message = `There is no question "${limit}" to hold "${name}" against.`;
    const place = [...path, keyword];
    const advice = unknownValue(file, place, [...asked.keys()]);
    yield { ...placeOfValue(file, place), fix: 'Name another question, or a day.', ...advice, message };
  }
}
