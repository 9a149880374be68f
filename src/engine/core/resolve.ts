import {
  type Answer,
  answerAt,
  answersFrom,
  isEqual,
  noAnswers,
  ownValue,
  type StepAnswers,
  splitPath,
} from './answers.ts';
import type { FieldSet, FlowDefinition, StepDefinition } from './definition.ts';
import type { ActiveField, FieldSchema } from './field.ts';
import { normalize } from './normalize.ts';
import type { Resolver, SetInstance } from './parts.ts';
import { withChoiceFilter } from './values/choice-filter.ts';
import { type CalendarDate, dayAt } from './values/dates.ts';

/** What a set may read besides its own answers: those of earlier steps, flat, and the day. */
export interface Surroundings {
  readonly earlier?: StepAnswers | undefined;
  readonly today?: CalendarDate | undefined;
}

/** A field set evaluated for its answers: the fields that are shown, and the answers that are relevant. */
export interface ResolvedSet extends ShownFields {
  readonly relevantAnswers: StepAnswers;
}

interface ShownFields {
  readonly fields: readonly ActiveField[];
  /** The keys of the validators of the branches that hold. */
  readonly branches: readonly string[];
}

export const stepInstance = (
  step: StepDefinition,
  answers: StepAnswers,
  { earlier: outer = noAnswers, today }: Surroundings,
): SetInstance => ({ set: step, key: step.id, prefix: '', answers, outer, today });

/** The step that asks the question of that name. */
export const stepAsking = ({ steps }: FlowDefinition, name: string) =>
  steps.find(({ fields = {} }) => Object.hasOwn(fields, name));

/** The field set at that path, whatever is answered; all rows of a list share one. */
export function fieldSetAt(set: FieldSet, path: string): FieldSet | undefined {
  const names = path.split('.').filter((name) => name !== '' && !/^\d/.test(name));
  return names.reduce<FieldSet | undefined>((at, name) => ownValue(at?.fieldSets ?? {}, name), set);
}

/** The visible fields of a step in screen order, or those of the group or row at `path`. */
export function activeFields(
  flow: Resolver,
  step: StepDefinition,
  answers: StepAnswers,
  { path = '', ...around }: Surroundings & { readonly path?: string } = {},
): readonly ActiveField[] {
  const whole = stepInstance(step, answers, around);
  const instance = path ? flow.structure?.instanceAt(flow, whole, path.split('.')) : whole;
  if (!instance) return [];
  const { set, answers: own } = instance;
  return (set.conditions ? resolveSet(flow, instance) : shownFields(flow, instance, own)).fields;
}

/** The answer to the field at that path: as it was given, or what it is computed to. */
export function currentAnswer(
  flow: Resolver,
  step: StepDefinition,
  answers: StepAnswers,
  path: string,
  around: () => Surroundings,
): Answer | undefined {
  const [parent, name] = splitPath(path);
  const isComputed = flow.structure && fieldSetAt(step, parent)?.fields?.[name]?.computed;
  if (!isComputed) return answerAt(answers, path);
  return answerAt(resolveSet(flow, stepInstance(step, answers, around())).relevantAnswers, path) ?? '';
}

/** Cached for each answers object, which is replaced and never mutated, while the outside answers that the set reads are the same. */
export function resolveSet(flow: Resolver, instance: SetInstance): ResolvedSet {
  const { set, answers } = instance;
  const known = resolvedSets.get(set) ?? new WeakMap<StepAnswers, Known>();
  resolvedSets.set(set, known);
  const read = (set.reads ?? []).map((name) => answerOutside(instance, name));
  const before = known.get(answers);
  if (before?.read.every((value, at) => value === read[at])) return before.resolved;
  const resolved = resolveUncached(flow, instance);
  known.set(answers, { read, resolved });
  return resolved;
}

interface Known {
  readonly read: readonly (Answer | undefined)[];
  readonly resolved: ResolvedSet;
}

const resolvedSets = new WeakMap<FieldSet, WeakMap<StepAnswers, Known>>();

/**
 * The answers of hidden fields stay in the draft and are left out here, as are blanks. A hidden answer does not count, so
 * hiding one field may hide the next: repeated until nothing changes.
 */
function resolveUncached(flow: Resolver, instance: SetInstance): ResolvedSet {
  const given = normalize(instance.set, instance.answers);
  const hidden = new Set<string>();
  for (;;) {
    const own = answersFrom(Object.entries(given).filter(([name]) => !hidden.has(name)));
    const relevantAnswers = flow.structure?.withComputedValues(flow, instance, own, hidden) ?? own;
    const shown = shownFields(flow, instance, relevantAnswers);
    const names = new Set(shown.fields.map(({ name }) => name));
    const gone = Object.keys(relevantAnswers).filter((name) => !names.has(name));
    if (gone.length === 0) {
      const required = flow.structure?.withRequiredGroups(flow, instance, shown.fields, relevantAnswers);
      return { ...shown, relevantAnswers: required ?? relevantAnswers };
    }
    for (const name of gone) hidden.add(name);
  }
}

/** An answer outside the set, or a day such as today-18y. */
export function answerOutside({ outer, today }: SetInstance, name: string): Answer | undefined {
  return ownValue(outer, name) ?? (today && dayAt(name, today));
}

/** What the set's conditions read: its own answers, and the outside answers that they name. */
export function scopeOf(instance: SetInstance, own: StepAnswers): StepAnswers {
  const { reads } = instance.set;
  if (!reads) return own;
  const read = reads.flatMap((name) => {
    const answer = answerOutside(instance, name);
    return answer === undefined ? [] : [[name, answer] as const];
  });
  return answersFrom([...read, ...Object.entries(own)]);
}

/** The visible fields of a set; always the same object if no answer changes any of them. */
function shownFields(flow: Resolver, instance: SetInstance, answers: StepAnswers): ShownFields {
  const { set } = instance;
  const known = knownSets.get(set) ?? newlyKnown(set);
  if (known.fixed) return known.fixed;
  const scope = scopeOf(instance, answers);
  const holding = (set.conditions ?? []).flatMap((condition) => {
    const side = flow.validators[condition.if]!(scope) ? 'then' : 'else';
    const branch = condition[side];
    return branch ? [{ key: `${condition.if}:${side}`, branch }] : [];
  });
  const required = new Set(
    [set, ...holding.map(({ branch }) => branch)].flatMap((each) => each.required ?? []),
  );
  const changes = new Map<string, (false | Partial<FieldSchema>)[]>();
  for (const { branch } of holding)
    for (const [name, change] of Object.entries(branch.properties ?? {}))
      changes.set(name, [...(changes.get(name) ?? []), change]);
  const fields = known.names.flatMap((name) => {
    const field = changedField(flow, known, name, required.has(name), changes.get(name));
    if (!field) return [];
    return field.ui.where ? [withChoiceFilter(field, set, scope)] : [field];
  });
  const shown = { fields, branches: holding.map(({ key }) => key) };
  if (known.isFixed) known.fixed = shown;
  return shown;
}

/** What does not depend on the answers. */
interface KnownSet {
  readonly set: FieldSet;
  readonly names: readonly string[];
  /** Whether the set has no condition and no choice filter. */
  readonly isFixed: boolean;
  fixed?: ShownFields;
  /** The fields that no condition changes, by whether they are required. */
  readonly plain: { readonly true: Map<string, ActiveField>; readonly false: Map<string, ActiveField> };
}

const knownSets = new WeakMap<FieldSet, KnownSet>();

function newlyKnown(set: FieldSet): KnownSet {
  const { ui = {}, conditions } = set;
  const isFixed = !conditions && !Object.values(ui).some(({ where }) => where);
  const known = { set, names: Object.keys(ui), isFixed, plain: { true: new Map(), false: new Map() } };
  knownSets.set(set, known);
  return known;
}

/** A field with the changes of the branches that hold; undefined if one hides it, always the same object if there are none. */
function changedField(
  { lists }: Resolver,
  { set, plain }: KnownSet,
  name: string,
  required: boolean,
  changes?: readonly (false | Partial<FieldSchema>)[],
): ActiveField | undefined {
  if (changes?.includes(false)) return undefined;
  const known = changes ? undefined : plain[`${required}`].get(name);
  if (known) return known;
  const ui = set.ui![name]!;
  const schema: FieldSchema = Object.assign({}, set.fields?.[name], ...(changes ?? []));
  // A free text that a condition narrows to a list is chosen from that list.
  const isListed = schema.enum && ui.widget === 'text';
  const shown = isListed ? { ...ui, widget: 'select' as const, hint: ui.listHint ?? ui.hint } : ui;
  const list = schema.list === undefined ? undefined : lists?.[schema.list];
  const field = { name, schema, ui: shown, required, ...(list && { list: { ...list, wanted: {} } }) };
  if (!changes) plain[`${required}`].set(name, field);
  return field;
}

/** The fields of now, with the objects of before for those that are equal: components compare by identity. */
export function unchangedFields(
  before: readonly ActiveField[],
  now: readonly ActiveField[],
): readonly ActiveField[] {
  const fields = now.map((field, at) => {
    if (field === before[at]) return field;
    const same = before.find(({ name }) => name === field.name);
    return isEqual(same, field) ? same! : field;
  });
  const isSame = fields.length === before.length && fields.every((field, at) => field === before[at]);
  return isSame ? before : fields;
}
