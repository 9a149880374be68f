import type { AnswerKind } from '#scripts/schemas/source/answer-kind.ts';
import { fieldsOf, type Json } from '../files.ts';
import { type Condition, isPart, type Part, type Relation } from './condition.ts';
import type { Subject } from './subjects.ts';

const everyKind = { answered: 'was answered', unanswered: 'was not answered' } as const;
const oneAnswer = { is: 'is', isNot: 'is not' } as const;
const days = {
  from: 'is on or after',
  after: 'is after',
  to: 'is on or before',
  before: 'is before',
} as const;
const counts = { countAtLeast: 'has at least', countAtMost: 'has at most' } as const;

type Words = { readonly [relation in Relation]?: string };

/**
 * Maps each kind of question to the words for its comparisons. The most common comparison comes first,
 * because `startOf` uses the first one.
 */
export const relationsOf: { readonly [kind in AnswerKind]: Words } = {
  choice: { ...oneAnswer, isOneOf: 'is one of', isNoneOf: 'is none of', ...everyKind },
  yesNo: { is: 'is', ...everyKind },
  number: {
    ...{ atLeast: 'is at least', atMost: 'is at most', moreThan: 'is more than', lessThan: 'is less than' },
    ...{ ...oneAnswer, ...everyKind },
  },
  date: { ...days, ...everyKind },
  time: { ...days, from: 'is at or after', to: 'is at or before', ...everyKind },
  several: { contains: 'contains', containsNot: 'does not contain', ...counts, ...everyKind },
  rows: { ...counts, ...everyKind },
  file: everyKind,
  files: everyKind,
  group: everyKind,
  text: { ...everyKind, ...oneAnswer },
};

const all: Words = Object.assign({}, ...Object.values(relationsOf));

export const takes = (relation: Relation): 'none' | 'one' | 'several' => {
  if (relation === 'answered' || relation === 'unanswered') return 'none';
  return relation === 'isOneOf' || relation === 'isNoneOf' ? 'several' : 'one';
};

export function conditionInWords(condition: Condition, subjects: readonly Subject[]): string {
  if (isPart(condition)) return partInWords(condition, subjects);
  if ('not' in condition) return `it is not true that ${conditionInWords(condition.not, subjects)}`;
  const inner = condition.of.map((each) =>
    !isPart(each) && 'join' in each
      ? `(${conditionInWords(each, subjects)})`
      : conditionInWords(each, subjects),
  );
  return inner.join(` ${condition.join} `);
}

function partInWords({ question, relation, value }: Part, subjects: readonly Subject[]): string {
  const subject = subjectAt(subjects, question);
  const title = subject ? subject.title : question.join(': ');
  const relationWords = (subject && relationsOf[subject.kind][relation]) ?? all[relation] ?? relation;
  if (takes(relation) === 'none') return `“${title}” ${relationWords}`;
  const values = Array.isArray(value) ? value : [value ?? ''];
  const said = values.map((each: Json) => valueInWords(each, subject, subjects)).join(' or ');
  return `“${title}” ${relationWords} ${said}`;
}

export const subjectAt = (subjects: readonly Subject[], path: readonly string[]): Subject | undefined =>
  subjects.find((each) => each.path.join('.') === path.join('.'));

function valueInWords(value: Json, subject: Subject | undefined, subjects: readonly Subject[]): string {
  const option = subject?.options.find((each) => each.value === value);
  if (option) return option.title;
  const isDay = subject?.kind === 'date' || subject?.kind === 'time';
  if (isDay && typeof value === 'string') return dayInWords(value, subjects);
  return value === true ? 'Yes' : value === false ? 'No' : String(value);
}

const units = { d: 'day', m: 'month', y: 'year' } as const;

/** Turns `today-18y` into "18 years before today". */
export function dayInWords(day: string, subjects: readonly Subject[]): string {
  const [, sign, count = '', unit] = /^today(?:([+-])(\d+)([dmy]))?$/.exec(day) ?? [];
  if (day === 'today') return 'today';
  if (sign) {
    const name = units[unit as keyof typeof units];
    return `${count} ${name}${count === '1' ? '' : 's'} ${sign === '+' ? 'after' : 'before'} today`;
  }
  if (/^[A-Za-z]/.test(day)) return `the answer to “${subjectAt(subjects, [day])?.title ?? day}”`;
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return day;
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
}

/**
 * Starts a new comparison with the answer to a question.
 *
 * @param answer the value with which to compare. Defaults to a typical value
 */
export function startOf({ kind, options, path }: Subject, answer?: string): Part {
  const [relation] = Object.keys(relationsOf[kind]) as [Relation];
  const part: Part = { question: path, relation };
  if (takes(relation) === 'none') return part;
  const chosen = options.find(({ value }) => String(value) === answer);
  return { ...part, value: chosen?.value ?? usualValue(kind, options, relation) };
}

/** Changes the relation of a comparison. Keeps the value only if it suits the new relation. */
export function related(part: Part, relation: Relation, subject: Subject): Part {
  const { question, value } = part;
  const amount = takes(relation);
  if (amount === 'none') return { question, relation };
  const usual = usualValue(subject.kind, subject.options, relation);
  if (isCounted(relation) || value === undefined || isCounted(part.relation))
    return { question, relation, value: usual };
  const first: Json = Array.isArray(value) ? (value[0] ?? usual) : value;
  return {
    question,
    relation,
    value: amount === 'several' ? (Array.isArray(value) ? value : [first]) : first,
  };
}

export const isCounted = (relation: Relation) => relation === 'countAtLeast' || relation === 'countAtMost';

function usualValue(kind: AnswerKind, options: Subject['options'], relation: Relation): Json {
  const [first] = options;
  if (takes(relation) === 'several') return [first?.value ?? ''];
  if (isCounted(relation) || kind === 'number') return 1;
  if (kind === 'date') return 'today';
  if (kind === 'time') return '12:00';
  return first?.value ?? 'Yes';
}

export function narrowingInWords(limits: Json): string {
  const { $ref, enum: several } = fieldsOf(limits);
  if (typeof $ref === 'string') return `from the list ${$ref.replace(/^.*\/|\.json$/g, '')}`;
  return Array.isArray(several) ? several.join(' or ') : JSON.stringify(limits);
}
