import {
  type Evaluation,
  emptyAnswerTo,
  type Flow,
  type FlowDefinition,
  type StepAnswers,
} from '#engine/core/index.ts';
import type { NeededOfForm } from './needed-answers.ts';

type NameIn<Step> = Step extends unknown ? keyof Step & string : never;
type OptionalIn<Step> = Step extends unknown
  ? { [Name in keyof Step & string]: Step[Name] extends 'optional' ? Name : never }[keyof Step & string]
  : never;

/**
 * Returns the answers of all steps in one flat object, with an empty value for each unanswered question. The
 * object includes questions that staff have added, and `optional` questions that staff have removed.
 */
export function everyAnswer<Needed extends NeededOfForm>(
  { definition }: Flow,
  { flatAnswers }: Pick<Evaluation, 'flatAnswers'>,
  optional: Readonly<Record<OptionalIn<Needed[keyof Needed]>, ''>>,
): Readonly<Record<NameIn<Needed[keyof Needed]>, string>> {
  const asked = definition.steps.flatMap((step) => Object.entries(step.fields ?? {}));
  return Object.fromEntries([
    ...asked.map(([name, field]) => [name, flatAnswers[name] ?? emptyAnswerTo(field)]),
    ...Object.keys(optional).map((name) => [name, flatAnswers[currentName(definition, name)] ?? '']),
  ]);
}

/**
 * Returns the current name of a question whose original name is `name`. If staff rename a question
 * (migrations.json), requests to the server still use its original name.
 */
function currentName({ migrations = [] }: FlowDefinition, name: string): string {
  return migrations.reduce(
    (now, change) => ('rename' in change && change.rename === now ? change.to : now),
    name,
  );
}

export function answersByStep(
  { definition }: Flow,
  known: StepAnswers,
): Readonly<Record<string, StepAnswers>> {
  const steps = definition.steps.map(({ id, fields = {} }) => [
    id,
    Object.fromEntries(Object.entries(known).filter(([name]) => Object.hasOwn(fields, name))),
  ]);
  return Object.fromEntries(steps.filter(([, answers]) => Object.keys(answers!).length > 0));
}
