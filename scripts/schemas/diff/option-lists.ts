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
  return [...after.source.json.values()].flatMap((file) => {
    const earlier = before.source.json.get(file.path);
    if (!file.path.startsWith('options/') || !earlier) return [];
    const was = optionsIn(earlier.value as object);
    const is = optionsIn(file.value as object);
    if (!was || !is) return [];
    const users = questionsIn(before).filter((question) => question.list === file.path);
    return [{ kept, file, at: [], was, is, users, isNarrowing: narrowsTo(after, file.path) }];
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

function narrowsTo(side: Side, list: string): boolean {
  return [...[...side.flows.values()].flatMap(askingSteps), ...blocksOf(side.source)]
    .flatMap(withInner)
    .some((set) =>
      branchesOf(set).some(({ branch }) =>
        Object.values(branch.properties ?? {}).some(
          (field) => field && field.$ref !== undefined && targetOf(set.schema.path, field.$ref) === list,
        ),
      ),
    );
}

/** The values that an option stands for: its own, and those that it had before. */
export function understoodBy({ value, renamedFrom }: Option): string[] {
  return [String(value), ...renamedFrom];
}
