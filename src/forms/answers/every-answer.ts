import {
  type Evaluation,
  type Flow,
  type FlowDefinition,
  noAnswerTo,
  type StepAnswers,
} from '#engine/core/index.ts';
import type { NeededOfForm } from './needed-answers.ts';

type NameIn<Step> = Step extends unknown ? keyof Step & string : never;
type OptionalIn<Step> = Step extends unknown
  ? { [Name in keyof Step & string]: Step[Name] extends 'optional' ? Name : never }[keyof Step & string]
  : never;

/**
 * A flow's answers, flat, '' where there is none: every question that is asked, so that one that staff add travels
 * along without a line of code, and those that code knows by name and that staff may have taken away.
 */
export function everyAnswer<Needed extends NeededOfForm>(
  { definition }: Flow,
  { flatAnswers }: Pick<Evaluation, 'flatAnswers'>,
  optional: Readonly<Record<OptionalIn<Needed[keyof Needed]>, ''>>,
): Readonly<Record<NameIn<Needed[keyof Needed]>, string>> {
  const asked = definition.steps.flatMap((step) => Object.entries(step.fields ?? {}));
  return Object.fromEntries([
    ...asked.map(([name, field]) => [name, flatAnswers[name] ?? noAnswerTo(field)]),
    ...Object.keys(optional).map((name) => [name, flatAnswers[nameNow(definition, name)] ?? '']),
  ]);
}

/** Staff may have given a question another name; the calls keep the one that it had. */
function nameNow({ migrations = [] }: FlowDefinition, name: string): string {
  return migrations.reduce(
    (now, change) => ('rename' in change && change.rename === now ? change.to : now),
    name,
  );
}

/** What is known of a student, in the steps that ask it. */
export function inSteps({ definition }: Flow, known: StepAnswers): Readonly<Record<string, StepAnswers>> {
  const steps = definition.steps.map(({ id, fields = {} }) => [
    id,
    Object.fromEntries(Object.entries(known).filter(([name]) => Object.hasOwn(fields, name))),
  ]);
  return Object.fromEntries(steps.filter(([, answers]) => Object.keys(answers!).length > 0));
}
