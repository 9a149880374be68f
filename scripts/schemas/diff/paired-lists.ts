import { setsIn } from '../check/rules/rule.ts';
import { branchesOf } from '../source/field-sets.ts';
import { type Option, optionsIn, targetOf } from '../source/options.ts';
import type { JsonFile, Path } from '../source/source.ts';
import type { Question, Side, Sides } from './sides.ts';
import type { Fate, SavedAnswers } from './verdict.ts';

export interface PairedList {
  readonly kept: Sides['kept'];
  readonly file: JsonFile;
  readonly at: Path;
  readonly was: readonly Option[];
  readonly is: readonly Option[];
  readonly users: readonly Question[];
  readonly isNarrowing: boolean;
}

export function pairedLists(sides: Sides): PairedList[] {
  return [...sharedLists(sides), ...ownLists(sides)];
}

function sharedLists({ before, after, kept }: Sides): PairedList[] {
  const usersOf = Map.groupBy(questionsIn(before), ({ list }) => list);
  const narrowing = narrowingLists(after);
  return [...after.source.json.values()].flatMap((file) => {
    const earlier = before.source.json.get(file.path);
    if (!file.path.startsWith('options/') || !earlier) return [];
    const was = optionsIn(earlier.value as object);
    const is = optionsIn(file.value as object);
    if (!was || !is) return [];
    const users = usersOf.get(file.path) ?? [];
    return [{ kept, file, at: [], was, is, users, isNarrowing: narrowing.has(file.path) }];
  });
}

function ownLists({ before, kept }: Sides): PairedList[] {
  return questionsIn(before).flatMap((question) => {
    const now = kept.get(question.flow)?.now.questions.get(question.name);
    if (!now?.options || !question.options || (now.list && now.list === question.list)) return [];
    const { schema: file, optionsAt: at, options: is } = now;
    return [{ kept, file, at, was: question.options, is, users: [question], isNarrowing: false }];
  });
}

function questionsIn(side: Side): Question[] {
  return [...side.flows.values()].flatMap((flow) => [...flow.questions.values()]);
}

function narrowingLists({ source, flows }: Side): Set<string> {
  const lists = setsIn(source, [...flows.values()]).flatMap((set) =>
    branchesOf(set)
      .flatMap(({ branch }) => Object.values(branch.properties ?? {}))
      .flatMap((field) => (field && field.$ref !== undefined ? targetOf(set.schema.path, field.$ref) : [])),
  );
  return new Set(lists);
}

export const withStoredAnswers = (questions: readonly Question[]) =>
  questions.filter(({ step }) => step.kind !== 'quiz');

/** Returns the saved answers to the questions of a list in which the option is chosen. */
export const answersWith = (
  { users }: PairedList,
  option: string,
  fate: (question: Question) => Fate,
): SavedAnswers[] =>
  withStoredAnswers(users).map((each) => ({
    ...{ form: each.flow, question: each.name, option },
    fate: fate(each),
  }));

/* A list can have 50,000 options, so options are looked up in maps. */

export const byValue = (list: readonly Option[]) => firstBy(list, ({ value }) => [value]);

export const byOldName = (list: readonly Option[]) => firstBy(list, ({ renamedFrom }) => renamedFrom);

function firstBy(list: readonly Option[], namesOf: (option: Option) => readonly unknown[]) {
  const options = new Map<unknown, Option>();
  for (const option of list)
    for (const name of namesOf(option)) if (!options.has(name)) options.set(name, option);
  return options;
}

export function allValuesOf({ value, renamedFrom }: Option): string[] {
  return [String(value), ...renamedFrom];
}
