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
import type { Facts, OptionList } from './lists.ts';
import { normalize } from './normalize.ts';
import { optionsWhere, wantedFacts } from './options.ts';

/** A field as the answers given so far make it: what is hidden is not in the list. */
export interface ActiveField {
  readonly name: string;
  readonly schema: FieldSchema;
  readonly ui: FieldUi;
  readonly required: boolean;
  /** The noun of a question that must be answered before this one offers anything. */
  readonly waitsFor?: string;
  /** A list too long to be in the schema, with the facts that are wanted of its options beside these answers. */
  readonly list?: OptionList & { readonly wanted: Facts };
}

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
}

export const placedStep = (step: StepDefinition, answers: StepAnswers, outer: StepAnswers): PlacedSet => ({
  ...{ set: step, key: step.id, prefix: '', answers, outer },
});

/**
 * The set that stands in a field: a group's, or each row's. `own` are the answers that the field stands among. What has
 * not the shape of a group or of rows has none.
 */
export function placedIn(place: PlacedSet, name: string, own: StepAnswers): PlacedSet[] {
  const set = ownValue(place.set.fieldSets ?? {}, name);
  if (!set) return [];
  const inner = { set, key: `${place.key}.${name}`, outer: { ...place.outer, ...own } };
  const at = (path: string, answers: unknown) =>
    isAnswers(answers) ? [{ ...inner, prefix: `${place.prefix}${path}.`, answers }] : [];
  const answer = own[name];
  if (place.set.fields?.[name]?.type === 'object') return at(name, answer ?? noAnswers);
  return Array.isArray(answer) ? answer.flatMap((row, index) => at(`${name}.${index}`, row)) : [];
}

/** The set at that path, whatever is answered; those of all rows of a list are one. */
export function fieldSetAt(set: FieldSet, path: string): FieldSet | undefined {
  const names = path.split('.').filter((name) => name !== '' && !/^\d/.test(name));
  return names.reduce<FieldSet | undefined>((at, name) => ownValue(at?.fieldSets ?? {}, name), set);
}

/** Answers are replaced, never changed, so what they come to is cached, as long as what is read outside is the same. */
export function resolveSet(flow: Resolver, place: PlacedSet): ResolvedSet {
  const { set, answers, outer } = place;
  const known = resolvedSets.get(set) ?? new WeakMap<StepAnswers, Known>();
  resolvedSets.set(set, known);
  const read = (set.reads ?? []).map((name) => ownValue(outer, name));
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
  let relevantAnswers = normalize(place.set, place.answers);
  for (;;) {
    const shown = fieldsForAnswers(flow, place, relevantAnswers);
    const left = shown.fields.filter(({ name }) => relevantAnswers[name] !== undefined);
    if (left.length === Object.keys(relevantAnswers).length) {
      return { ...shown, relevantAnswers: withInner(flow, place, { ...shown, relevantAnswers }) };
    }
    const before = relevantAnswers;
    relevantAnswers = answersFrom(left.map(({ name }) => [name, before[name]!]));
  }
}

/** The answers with those of groups and rows as they count. A group that nobody has touched counts where it is required. */
function withInner(flow: Resolver, place: PlacedSet, { fields, relevantAnswers }: ResolvedSet): StepAnswers {
  if (!place.set.fieldSets) return relevantAnswers;
  let own = relevantAnswers;
  for (const { name, schema, required } of fields) {
    const inner = placedIn(place, name, own).map((each) => resolveSet(flow, each).relevantAnswers);
    const answer: Answer | undefined = schema.type === 'array' ? inner : inner[0];
    const isShaped = schema.type !== 'array' || inner.length === (own[name] as readonly unknown[])?.length;
    if (!isShaped || answer === undefined || !Object.hasOwn(place.set.fieldSets, name)) continue;
    const { [name]: _blank, ...others } = own;
    const isLeft = schema.type === 'array' || required || !isBlank(answer);
    own = answersFrom(Object.entries(isLeft ? { ...own, [name]: answer } : others));
  }
  return own;
}

/** What the set's conditions look at: its own answers, and those around it that they name. */
export function scopeOf({ set, outer }: PlacedSet, own: StepAnswers): StepAnswers {
  if (!set.reads) return own;
  const read = set.reads.flatMap((name) => {
    const answer = ownValue(outer, name);
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
