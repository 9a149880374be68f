import type { ActiveField } from './active-field.ts';
import {
  type Answer,
  answersFrom,
  isAnswers,
  isBlank,
  noAnswers,
  ownValue,
  type StepAnswers,
} from './answers.ts';
import type { FieldSchema, FieldSet, FieldUi, StepDefinition, Validators } from './definition.ts';
import { normalize } from './normalize.ts';
import type { Relations } from './rules.ts';
import { type CalendarDate, dayAt } from './values/dates.ts';
import type { OptionList } from './values/lists.ts';
import { optionsWhere, wantedFacts } from './values/options.ts';

/** A field set at its place, with the answers to it and those that it may look at. */
export interface PlacedSet {
  readonly set: FieldSet;
  /** Of its functions among the validators: the step's id, and the names that lead from there. */
  readonly key: string;
  /** What stands before the names of its fields: '' for a step's own, `members.0.` for the first row's. */
  readonly prefix: string;
  readonly answers: StepAnswers;
  /** The answers of earlier steps and of the sets around this one. */
  readonly outer: StepAnswers;
  readonly today?: CalendarDate | undefined;
}

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

interface Resolver {
  readonly validators: Validators;
  readonly lists?: { readonly [name: string]: OptionList };
  readonly relations?: Relations;
}

export const placedStep = (
  step: StepDefinition,
  answers: StepAnswers,
  { earlier: outer = noAnswers, today }: Surroundings,
): PlacedSet => ({ set: step, key: step.id, prefix: '', answers, outer, today });

/**
 * The set that stands in a field: a group's, or each row's, or that of one row alone. `own` are the answers that the
 * field stands among. What has not the shape of a group or of rows has none.
 */
export function placedIn(place: PlacedSet, name: string, own: StepAnswers, row?: number): PlacedSet[] {
  const set = ownValue(place.set.fieldSets ?? {}, name);
  if (!set) return [];
  const outer = { ...place.outer, ...own };
  // What was answered before, where it is asked in a set around it: a blank one is no answer.
  for (const other of set.reads ?? [])
    if (place.set.fields?.[other] && own[other] === undefined) delete outer[other];
  const inner = { set, key: `${place.key}.${name}`, outer, today: place.today };
  const at = (path: string, answers: unknown) =>
    isAnswers(answers) ? [{ ...inner, prefix: `${place.prefix}${path}.`, answers }] : [];
  const answer = own[name];
  if (place.set.fields?.[name]?.type === 'object') return at(name, answer ?? noAnswers);
  if (!Array.isArray(answer)) return [];
  if (row !== undefined) return at(`${name}.${row}`, answer[row]);
  return answer.flatMap((each, index) => at(`${name}.${index}`, each));
}

/** The set at that path, whatever is answered; those of all rows of a list are one. */
export function fieldSetAt(set: FieldSet, path: string): FieldSet | undefined {
  const names = path.split('.').filter((name) => name !== '' && !/^\d/.test(name));
  return names.reduce<FieldSet | undefined>((at, name) => ownValue(at?.fieldSets ?? {}, name), set);
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
  const given = normalize(place.set, place.answers);
  const hidden = new Set<string>();
  for (;;) {
    const left = Object.entries(given).filter(([name]) => !hidden.has(name));
    const relevantAnswers = withFollowing(flow, place, answersFrom(left), hidden);
    const shown = fieldsForAnswers(flow, place, relevantAnswers);
    const names = new Set(shown.fields.map(({ name }) => name));
    const gone = Object.keys(relevantAnswers).filter((name) => !names.has(name));
    if (gone.length === 0)
      return { ...shown, relevantAnswers: withRequired(flow, place, shown.fields, relevantAnswers) };
    for (const name of gone) hidden.add(name);
  }
}

/** The answers, with those of groups and rows as they count, and with the computed ones. */
function withFollowing(
  flow: Resolver,
  place: PlacedSet,
  given: StepAnswers,
  hidden: ReadonlySet<string>,
): StepAnswers {
  const { fieldSets = {}, follows = Object.keys(fieldSets) } = place.set;
  let own = given;
  for (const name of follows) {
    const { [name]: before, ...others } = own;
    const answer = hidden.has(name) ? undefined : followingAnswer(flow, place, name, own);
    if (answer !== before)
      own = answersFrom(Object.entries(answer === undefined ? others : { ...own, [name]: answer }));
  }
  return own;
}

function followingAnswer(
  flow: Resolver,
  place: PlacedSet,
  name: string,
  own: StepAnswers,
): Answer | undefined {
  const { fields = {}, ui = {} } = place.set;
  const [schema, words, answer] = [fields[name], ui[name], own[name]];
  if (schema?.computed && words) {
    const answerTo = (other: string) => ownValue(own, other) ?? answerOutside(place, other);
    return flow.relations?.compute({ schema, ui: words }, answerTo, place.today);
  }
  const inner = placedIn(place, name, own).map((each) => resolveSet(flow, each).relevantAnswers);
  if (schema?.type === 'array')
    return Array.isArray(answer) && inner.length === answer.length ? inner : answer;
  // A group that nobody has touched is not answered.
  return inner[0] && isUntouched(place.set.fieldSets?.[name], inner[0], answer)
    ? undefined
    : (inner[0] ?? answer);
}

function isUntouched(set: FieldSet | undefined, answers: StepAnswers, given: Answer | undefined): boolean {
  const isGiven = (name: string) => isAnswers(given) && Object.hasOwn(given, name);
  return Object.entries(answers).every(([name, answer]) => {
    const { computed, default: preset } = set?.fields?.[name] ?? {};
    return computed || (preset !== undefined && !isGiven(name)) || isBlank(answer);
  });
}

/** An untouched group counts where it is required: what is missing in it is told. */
function withRequired(
  flow: Resolver,
  place: PlacedSet,
  fields: readonly ActiveField[],
  own: StepAnswers,
): StepAnswers {
  const untouched = fields.filter(
    ({ name, schema, required }) => required && schema.type === 'object' && own[name] === undefined,
  );
  if (untouched.length === 0) return own;
  const groups = untouched.flatMap(({ name }) =>
    placedIn(place, name, own).map((each) => [name, resolveSet(flow, each).relevantAnswers] as const),
  );
  return answersFrom([...Object.entries(own), ...groups]);
}

/** An answer that a set looks at outside of itself, or a day: today-18y. */
function answerOutside({ outer, today }: PlacedSet, name: string): Answer | undefined {
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
  const questions = questionsOfOptions(set);
  const scope = conditions.length + questions.length > 0 ? scopeOf(place, answers) : answers;
  const outcomes = conditions.map((condition) => flow.validators[condition.if]!(scope));
  const known = fieldsByOutcome.get(set) ?? new Map<string, ReturnType<typeof fieldsForOutcomes>>();
  fieldsByOutcome.set(set, known);
  const key = JSON.stringify([outcomes, questions.map((name) => ownValue(scope, name))]);
  const fields = known.get(key) ?? fieldsForOutcomes(flow, set, outcomes, scope);
  known.set(key, fields);
  return fields;
}

const fieldsByOutcome = new WeakMap<FieldSet, Map<string, ReturnType<typeof fieldsForOutcomes>>>();

function withOptionsWhere(
  { enum: options, items }: FieldSchema,
  ui: FieldUi,
  scope: StepAnswers,
): Partial<FieldSchema> {
  if (options) return { enum: optionsWhere(options, ui, scope) };
  return items?.enum ? { items: { ...items, enum: optionsWhere(items.enum, ui, scope) } } : {};
}

/** The questions by whose answers options of this set are offered. */
function questionsOfOptions(set: FieldSet): readonly string[] {
  const known =
    optionQuestions.get(set) ?? Object.values(set.ui ?? {}).flatMap(({ where = {} }) => Object.keys(where));
  optionQuestions.set(set, known);
  return known;
}

const optionQuestions = new WeakMap<FieldSet, readonly string[]>();

function fieldsForOutcomes(
  { lists }: Resolver,
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
    const schema: FieldSchema = Object.assign(
      {},
      set.fields?.[name],
      ...branches.map((branch) => branch.properties?.[name]),
      ui.where && set.fields?.[name] && withOptionsWhere(set.fields[name], ui, scope),
    );
    // A free text that a condition narrows to a list is chosen from that list.
    const isListed = schema.enum && ui.widget === 'text';
    const open = Object.keys(ui.where ?? {}).find((question) => ownValue(scope, question) === undefined);
    const waitsFor = open && set.ui?.[open]?.noun;
    const list = schema.list === undefined ? undefined : lists?.[schema.list];
    return [
      {
        name,
        schema,
        ui: isListed ? { ...ui, widget: 'select' } : ui,
        required: required.has(name),
        ...(waitsFor && { waitsFor }),
        ...(list && { list: { ...list, wanted: wantedFacts(ui, scope) } }),
      },
    ];
  });
  return { fields, branches: holding.map(({ key }) => key) };
}
