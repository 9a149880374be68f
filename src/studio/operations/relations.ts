import { type AnswerKind, answerKind } from '#scripts/schemas/source/answer-kind.ts';
import type { FileChange } from '../protocol.ts';
import { namedBy, type Place, type Subject, setAt, titleIn } from './conditions/subjects.ts';
import { changesBetween } from './differences.ts';
import { type Fields, fieldsOf, type Json, type Operation, type Read } from './files.ts';

/** The words follow the question's title: "“Last day” must be later, or larger, than the answer to …". */
export const ruleWords = {
  after: 'must be later, or larger, than the answer to',
  notBefore: 'must not be earlier, or smaller, than the answer to',
  sameAs: 'must be the same as the answer to',
  different: 'must be different from the answer to',
  from: 'must be on or after',
  to: 'must be on or before',
  age: 'must make the person this old today',
} as const;

export type Rule = keyof typeof ruleWords;

const ofDates: readonly Rule[] = ['from', 'to', 'after', 'notBefore'];
const ofTexts: readonly Rule[] = ['sameAs', 'different'];

const rulesOf: { readonly [kind in AnswerKind]?: readonly Rule[] } = {
  number: ['after', 'notBefore', ...ofTexts],
  date: [...ofDates, 'age', ...ofTexts],
  time: [...ofDates, ...ofTexts],
  choice: ofTexts,
  text: ofTexts,
};

export interface GivenRule {
  readonly rule: Rule;
  readonly value: Json;
}

const isRule = (key: string): key is Rule => Object.hasOwn(ruleWords, key);

export const fieldAt = (read: Read, place: Place, question: string): Fields =>
  fieldsOf(fieldsOf(setAt(read, place).rules.properties)[question]);

export const rulesOn = (read: Read, place: Place, question: string): GivenRule[] =>
  Object.entries(fieldAt(read, place, question)).flatMap(([rule, value]) =>
    isRule(rule) ? [{ rule, value }] : [],
  );

export function rulesLeft(read: Read, place: Place, question: string): Rule[] {
  const field = fieldAt(read, place, question);
  if (field.computed !== undefined) return [];
  return (rulesOf[answerKind(field)] ?? []).filter(
    (rule) =>
      field[rule] === undefined && (canStart(rule) || namableBy(read, place, question, rule).length > 0),
  );
}

const canStart = (rule: Rule) => rule === 'from' || rule === 'to' || rule === 'age';

export function namableBy(read: Read, place: Place, question: string, rule: Rule): Subject[] {
  const kind = answerKind(fieldAt(read, place, question));
  const isText = (each: AnswerKind) => each === 'text' || each === 'choice';
  return namedBy(read, place, question).filter(
    (subject) =>
      subject.path.length === 1 &&
      (subject.kind === kind || (rule === 'different' && isText(kind) && isText(subject.kind))),
  );
}

export function startOfRule(read: Read, place: Place, question: string, rule: Rule): Json {
  if (rule === 'age') return { minimum: 18 };
  if (canStart(rule)) return answerKind(fieldAt(read, place, question)) === 'time' ? '12:00' : 'today';
  return namableBy(read, place, question, rule)[0]!.path[0]!;
}

/** Sets a rule or, if `value` is undefined, removes the rule and its error messages. */
export function setRule(
  read: Read,
  place: Place,
  question: string,
  rule: Rule,
  value: Json | undefined,
): Operation {
  const set = setAt(read, place);
  const title = titleIn(set, question);
  const path = [...set.path, 'properties', question, rule];
  if (value === undefined)
    return {
      label: `“${title}”: without the rule that it ${ruleWords[rule]} …`,
      changes: [{ file: set.file, do: 'remove', path }, ...withoutWords(read, place, question, rule)],
    };
  const before = fieldAt(read, place, question)[rule];
  return {
    label: `“${title}” ${ruleWords[rule]} …`,
    changes: changesBetween(set.file, path, before, value),
  };
}

export function withoutWords(read: Read, place: Place, question: string, rule: string): FileChange[] {
  const { wordsFile: file, wordsPath, words } = setAt(read, place);
  const messages = fieldsOf(fieldsOf(words[question]).messages);
  if (messages[rule] === undefined) return [];
  const path = [...wordsPath, question, 'messages'];
  return [{ file, do: 'remove', path: Object.keys(messages).length > 1 ? [...path, rule] : path }];
}
