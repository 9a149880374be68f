import { type Answer, answersFrom, noAnswers, ownValue, type StepAnswers } from './answers.ts';
import type { FieldSet, FlowDefinition, StepDefinition } from './definition.ts';
import type { ActiveField, FieldSchema } from './field.ts';
import { normalize } from './normalize.ts';
import type { PlacedSet, Resolver } from './parts.ts';
import { type CalendarDate, dayAt } from './values/dates.ts';
import { keepRecent } from './values/keep-recent.ts';

/** What a set stands among: the answers of earlier steps, flat, and the day. */
export interface Surroundings {
  readonly earlier?: StepAnswers | undefined;
  readonly today?: CalendarDate | undefined;
}

/** A field set as answers leave it: what is shown of it, and which answers count. */
export interface ResolvedSet {
  readonly fields: readonly ActiveField[];
  readonly relevantAnswers: StepAnswers;
  /** The keys of the validators of the branches that hold. */
  readonly branches: readonly string[];
}

export const placedStep = (
  step: StepDefinition,
  answers: StepAnswers,
  { earlier: outer = noAnswers, today }: Surroundings,
): PlacedSet => ({ set: step, key: step.id, prefix: '', answers, outer, today });

/** The step that asks the question of that name. */
export const stepAsking = ({ steps }: FlowDefinition, name: string) =>
  steps.find(({ fields = {} }) => Object.hasOwn(fields, name));

/** The set at that path, whatever is answered; those of all rows of a list are one. */
export function fieldSetAt(set: FieldSet, path: string): FieldSet | undefined {
  const names = path.split('.').filter((name) => name !== '' && !/^\d/.test(name));
  return names.reduce<FieldSet | undefined>((at, name) => ownValue(at?.fieldSets ?? {}, name), set);
}

/**
 * The step's fields in screen order, as its conditions leave them for these answers; `path` leads to those of a group or
 * a row in it. The same conditions give the same array, so that typing renders nothing but the field typed in.
 */
export function activeFields(
  flow: Resolver,
  step: StepDefinition,
  answers: StepAnswers,
  { path = '', ...around }: Surroundings & { readonly path?: string } = {},
): readonly ActiveField[] {
  const whole = placedStep(step, answers, around);
  const place = path ? flow.sets?.placeAt(flow, whole, path.split('.')) : whole;
  if (!place) return [];
  const { set, answers: own } = place;
  return set.conditions ? resolveSet(flow, place).fields : fieldsForAnswers(flow, place, own).fields;
}

/** Answers are replaced, never changed, so what they come to is cached, as long as what is read outside is the same. */
export function resolveSet(flow: Resolver, place: PlacedSet): ResolvedSet {
  const { set, answers } = place;
  const known = resolvedSets.get(set) ?? new WeakMap<StepAnswers, Known>();
  resolvedSets.set(set, known);
  const read = (set.reads ?? []).map((name) => answerOutside(place, name));
  const before = known.get(answers);
  if (before?.read.every((value, at) => value === read[at])) return before.resolved;
  const resolved = resolveAnew(flow, place);
  known.set(answers, { read, resolved });
  return resolved;
}

interface Known {
  readonly read: readonly (Answer | undefined)[];
  readonly resolved: ResolvedSet;
}

const resolvedSets = new WeakMap<FieldSet, WeakMap<StepAnswers, Known>>();

/**
 * The fields that are shown, and their answers. Those of hidden ones stay in the draft and are left out here, as are
 * blanks. A hidden field's answer does not count, so hiding one may hide the next: repeated until nothing changes.
 */
function resolveAnew(flow: Resolver, place: PlacedSet): ResolvedSet {
  const given = normalize(place.set, place.answers, flow.typed);
  const hidden = new Set<string>();
  for (;;) {
    const left = Object.entries(given).filter(([name]) => !hidden.has(name));
    const own = answersFrom(left);
    const relevantAnswers = flow.sets?.withFollowing(flow, place, own, hidden) ?? own;
    const shown = fieldsForAnswers(flow, place, relevantAnswers);
    const names = new Set(shown.fields.map(({ name }) => name));
    const gone = Object.keys(relevantAnswers).filter((name) => !names.has(name));
    if (gone.length === 0) {
      const required = flow.sets?.withRequired(flow, place, shown.fields, relevantAnswers);
      return { ...shown, relevantAnswers: required ?? relevantAnswers };
    }
    for (const name of gone) hidden.add(name);
  }
}

/** An answer that a set looks at outside of itself, or a day: today-18y. */
export function answerOutside({ outer, today }: PlacedSet, name: string): Answer | undefined {
  return ownValue(outer, name) ?? (today && dayAt(name, today));
}

/** What the set's conditions look at: its own answers, and those around it that they name. */
export function scopeOf(place: PlacedSet, own: StepAnswers): StepAnswers {
  const { reads } = place.set;
  if (!reads) return own;
  const read = reads.flatMap((name) => {
    const answer = answerOutside(place, name);
    return answer === undefined ? [] : [[name, answer] as const];
  });
  return answersFrom([...read, ...Object.entries(own)]);
}

/** The same conditions, and the same answers that options hang on, give the same array, so that typing renders nothing anew but the field typed in. */
export function fieldsForAnswers(flow: Resolver, place: PlacedSet, answers: StepAnswers) {
  const { set } = place;
  const conditions = set.conditions ?? [];
  const questions = flow.typed?.questionsOfOptions(set) ?? [];
  const scope = conditions.length + questions.length > 0 ? scopeOf(place, answers) : answers;
  const outcomes = conditions.map((condition) => flow.validators[condition.if]!(scope));
  const known = fieldsByOutcome.get(set) ?? keepRecent<Fields>(mostOutcomes, longestKey);
  fieldsByOutcome.set(set, known);
  const key = JSON.stringify([outcomes, questions.map((name) => ownValue(scope, name))]);
  return known(key, () => fieldsForOutcomes(flow, set, outcomes, scope));
}

/** A set lives as long as the server, and what strangers answer is not checked yet: more rows than one page shows, and any option. */
const mostOutcomes = 100;
const longestKey = 2000;

type Fields = ReturnType<typeof fieldsForOutcomes>;

const fieldsByOutcome = new WeakMap<FieldSet, ReturnType<typeof keepRecent<Fields>>>();

function fieldsForOutcomes(
  { lists, typed }: Resolver,
  set: FieldSet,
  outcomes: readonly boolean[],
  scope: StepAnswers,
) {
  const holding = (set.conditions ?? []).flatMap((condition, index) => {
    const side = outcomes[index] ? 'then' : 'else';
    return condition[side] ? [{ key: `${condition.if}:${side}`, branch: condition[side] }] : [];
  });
  const branches = holding.map(({ branch }) => branch);
  const required = new Set([set, ...branches].flatMap((each) => each.required ?? []));
  const fields = Object.entries(set.ui ?? {}).flatMap(([name, ui]): ActiveField[] => {
    if (branches.some((branch) => branch.properties?.[name] === false)) return [];
    const narrowed = branches.map((branch) => branch.properties?.[name]);
    const schema: FieldSchema = Object.assign({}, set.fields?.[name], ...narrowed);
    // A free text that a condition narrows to a list is chosen from that list.
    const isListed = schema.enum && ui.widget === 'text';
    const field: ActiveField = {
      name,
      schema,
      ui: isListed ? { ...ui, widget: 'select', hint: ui.listHint ?? ui.hint } : ui,
      required: required.has(name),
    };
    return [typed?.offered(field, set, scope, lists) ?? field];
  });
  return { fields, branches: holding.map(({ key }) => key) };
}
