import {
  applyChange,
  type Flow,
  isBlank,
  type StepAnswers,
  type StepDefinition,
} from '#engine/core/index.ts';
import { matchesIn, valuesAt } from '#scripts/schemas/source/conditions.ts';

export type Assignment = readonly (readonly [field: string, value: string])[];

/**
 * Holds answers to a step that produce one combination of true and false conditions. `assignment` has only
 * the answers that were chosen to produce the combination.
 */
export interface Branch {
  readonly answers: StepAnswers;
  readonly assignment: Assignment;
}

interface Branches {
  readonly reached: readonly Branch[];
  readonly unreached: readonly number[];
}

/**
 * For each condition, at most this many combinations are tried. Further combinations are found only if a
 * sample has them.
 */
const mostTries = 500;

/**
 * Returns answers for each combination of true and false conditions. For each question in a condition, tries
 * every answer that the condition names, one other answer, and no answer.
 *
 * @param others answers from samples, which may lead to further combinations
 */
export function branchesOf(
  flow: Flow,
  step: StepDefinition,
  conditions: readonly unknown[],
  start: StepAnswers,
  others: readonly StepAnswers[],
): Branches {
  const reached = new Map<string, Branch>();
  const seen = (step.conditions ?? []).map(() => new Set<boolean>());
  const add = (answers: StepAnswers, assignment: Assignment) => {
    const outcomes = outcomesOf(flow, step, answers);
    for (const [index, outcome] of outcomes.entries()) seen[index]!.add(outcome);
    const key = outcomes.join();
    if (!reached.has(key)) reached.set(key, { answers, assignment });
  };
  for (const condition of step.conditions ? conditions : []) {
    for (const assignment of assignmentsFor(condition, (field) => step.fields?.[field]?.enum)) {
      const own = assignment.filter(([field]) => step.fields?.[field]);
      add(
        own.reduce((answers, [field, value]) => applyChange(flow, step, answers, field, value), start),
        own,
      );
    }
  }
  for (const answers of step.conditions ? others : []) add(answers, []);
  return {
    reached: [...reached.values()],
    unreached: seen.flatMap((outcomes, index) => (outcomes.size < 2 ? [index + 1] : [])),
  };
}

function outcomesOf(flow: Flow, step: StepDefinition, answers: StepAnswers): boolean[] {
  const given = Object.fromEntries(Object.entries(answers).filter(([, value]) => !isBlank(value)));
  return (step.conditions ?? []).map((condition) => flow.validators[condition.if]!(given));
}

export function assignmentsFor(
  condition: unknown,
  optionsOf: (field: string) => readonly string[] | undefined,
): Assignment[] {
  let combinations: Assignment[] = [[]];
  for (const [field, named] of namedIn(condition)) {
    const other = optionsOf(field)?.find((option) => !named.has(option)) ?? 'Something else';
    const values = [...named, other, ''];
    combinations = combinations
      .flatMap((before) => values.map((value): Assignment => [...before, [field, value]]))
      .slice(0, mostTries);
  }
  return combinations;
}

/** Maps each question of a condition to the values with which the condition compares its answer. */
export function namedIn(condition: unknown): Map<string, Set<string>> {
  const named = new Map<string, Set<string>>();
  for (const [field, match] of matchesIn(condition)) {
    const values = valuesAt(match, ['const', 'enum']).map(String);
    named.set(field, new Set([...(named.get(field) ?? []), ...values]));
  }
  return named;
}
