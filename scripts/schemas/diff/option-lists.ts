import { askingSteps, blocksOf, branchesOf, withInner } from '../source/field-sets.ts';
import { type Option, optionsIn, targetOf } from '../source/options.ts';
import type { JsonFile, Path } from '../source/source.ts';
import type { Question, Side, Sides } from './sides.ts';

/** One list of answers, before and after, and the questions whose answers come from it. */
export interface ListChange {
  readonly kept: Sides['kept'];
  readonly file: JsonFile;
  /** Where the list stands in that file. */
  readonly at: Path;
  readonly was: readonly Option[];
  readonly is: readonly Option[];
  readonly users: readonly Question[];
  /** Whether conditions narrow an answer to this list. */
  readonly isNarrowing: boolean;
}

/** The lists that both sides have: those in files of their own, and those that one question has. */
export function listChanges(sides: Sides): ListChange[] {
  return [...sharedLists(sides), ...ownLists(sides)];
}

function sharedLists({ before, after, kept }: Sides): ListChange[] {
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

/** Lists that a question has to itself, and lists that it has instead of another. */
function ownLists({ before, kept }: Sides): ListChange[] {
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

/** The paths of the lists to which conditions narrow an answer. */
function narrowingLists({ source, flows }: Side): Set<string> {
  const sets = [...[...flows.values()].flatMap(askingSteps), ...blocksOf(source)].flatMap(withInner);
  const lists = sets.flatMap((set) =>
    branchesOf(set)
      .flatMap(({ branch }) => Object.values(branch.properties ?? {}))
      .flatMap((field) => (field && field.$ref !== undefined ? targetOf(set.schema.path, field.$ref) : [])),
  );
  return new Set(lists);
}

/** The questions of which answers are kept: nobody keeps those to a quiz. */
export const keptBy = (questions: readonly Question[]) =>
  questions.filter(({ step }) => step.kind !== 'quiz');

/* Lists have 50,000 options: what is looked for in all of them is looked up. */

export const byValue = (list: readonly Option[]) => firstBy(list, ({ value }) => [value]);

export const byOldName = (list: readonly Option[]) => firstBy(list, ({ renamedFrom }) => renamedFrom);

/** Where two options have the same name it is the first one's. */
function firstBy(list: readonly Option[], namesOf: (option: Option) => readonly unknown[]) {
  const options = new Map<unknown, Option>();
  for (const option of list)
    for (const name of namesOf(option)) if (!options.has(name)) options.set(name, option);
  return options;
}

/** The values that an option stands for: its own, and those that it had before. */
export function understoodBy({ value, renamedFrom }: Option): string[] {
  return [String(value), ...renamedFrom];
}
