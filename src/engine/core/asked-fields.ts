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
import type { ActiveField, FieldSchema, FieldUi } from './field.ts';
import type { Resolver, SetInstance } from './flow-types.ts';
import { normalize } from './normalize.ts';
import { withChoiceFilter } from './values/choice-filter.ts';
import { type CalendarDate, dayAt } from './values/dates.ts';

/**
 * What conditions can read besides the answers of the step: the answers of earlier steps, and today's date.
 */
export interface Surroundings {
  readonly earlier?: StepAnswers | undefined;
  readonly today?: CalendarDate | undefined;
}

interface ResolvedSet {
  readonly relevantAnswers: StepAnswers;
  readonly fields: readonly ActiveField[];
  /**
   * The keys of the branches that apply. A key is the condition's `if`, followed by `:then` or `:else`. A
   * validator with the same key validates the fields whose schemas the branch narrows.
   */
  readonly branches: readonly string[];
}

export const stepInstance = (
  step: StepDefinition,
  answers: StepAnswers,
  { earlier: outer = noAnswers, today }: Surroundings,
): SetInstance => ({ set: step, key: step.id, prefix: '', answers, outer, today });

export const stepAsking = ({ steps }: FlowDefinition, name: string) =>
  steps.find(({ fields = {} }) => Object.hasOwn(fields, name));

export function fieldSetAt(set: FieldSet, path: string): FieldSet | undefined {
  const names = path.split('.').filter((name) => name !== '' && !/^\d/.test(name));
  return names.reduce<FieldSet | undefined>((at, name) => ownValue(at?.fieldSets ?? {}, name), set);
}

export function activeFields(
  flow: Resolver,
  step: StepDefinition,
  answers: StepAnswers,
  { path = '', ...around }: Surroundings & { readonly path?: string } = {},
): readonly ActiveField[] {
  const whole = stepInstance(step, answers, around);
  const instance = path ? flow.structure?.instanceAt(flow, whole, path.split('.')) : whole;
  if (!instance) return [];
  const { set } = instance;
  return isFixed(flow, set) ? ownFields(flow, set) : resolveSet(flow, instance).fields;
}

/** Returns the answer at a path. A computed value is not stored in the answers, so it is computed here. */
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

/**
 * Returns the fields of a set that are asked, and their relevant answers. Caches one result per answers
 * object, because answers objects are never mutated. Resolves the set again if one of the outside values
 * listed in its `dependencies` has changed.
 */
export function resolveSet(flow: Resolver, instance: SetInstance): ResolvedSet {
  const { set, answers } = instance;
  const known = resolvedSets.get(set) ?? new WeakMap<StepAnswers, Known>();
  resolvedSets.set(set, known);
  const read = (set.dependencies ?? []).map((name) => answerOutside(instance, name));
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
 * Applies conditions until no more fields become hidden. One pass is not enough, because conditions ignore
 * the answers of hidden fields, so hiding one field can hide another.
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

/** Returns an answer from outside the field set, or the date of a relative day such as today-18y. */
export function answerOutside({ outer, today }: SetInstance, name: string): Answer | undefined {
  return ownValue(outer, name) ?? (today && dayAt(name, today));
}

export function scopeOf(instance: SetInstance, own: StepAnswers): StepAnswers {
  const { dependencies } = instance.set;
  if (!dependencies) return own;
  const read = dependencies.flatMap((name) => {
    const answer = answerOutside(instance, name);
    return answer === undefined ? [] : [[name, answer] as const];
  });
  return answersFrom([...read, ...Object.entries(own)]);
}

const isFixed = (flow: Resolver, set: FieldSet) =>
  !set.conditions && !ownFields(flow, set).some(({ ui }) => ui.where);

/**
 * Returns the fields that are asked, and the keys of the branches that apply. Without conditions and choice
 * filters, `fields` is always the same array, to avoid re-renders.
 */
function shownFields(flow: Resolver, instance: SetInstance, answers: StepAnswers) {
  const { set } = instance;
  const own = ownFields(flow, set);
  if (isFixed(flow, set)) return { fields: own, branches: [] };
  const scope = scopeOf(instance, answers);
  const holding = (set.conditions ?? []).flatMap((condition) => {
    const side = flow.validators[condition.if]!(scope) ? 'then' : 'else';
    const branch = condition[side];
    return branch ? [{ key: `${condition.if}:${side}`, branch }] : [];
  });
  const required = new Set(holding.flatMap(({ branch }) => branch.required ?? []));
  const changes = new Map<string, (false | Partial<FieldSchema>)[]>();
  for (const { branch } of holding)
    for (const [name, change] of Object.entries(branch.properties ?? {}))
      changes.set(name, [...(changes.get(name) ?? []), change]);
  const fields = own.flatMap((field) => {
    const changed = withChanges(field, required.has(field.name), changes.get(field.name));
    if (!changed) return [];
    return changed.ui.where ? [withChoiceFilter(changed, set, scope)] : [changed];
  });
  return { fields, branches: holding.map(({ key }) => key) };
}

export function ownFields({ lists }: Pick<Resolver, 'lists'>, set: FieldSet): readonly ActiveField[] {
  const known = fieldsOfSets.get(set);
  if (known) return known;
  const { fields = {}, ui = {}, required } = set;
  const own = Object.entries(ui).map(([name, words]): ActiveField => {
    const schema = fields[name] ?? { type: 'string' };
    const list = schema.list === undefined ? undefined : lists?.[schema.list];
    const isRequired = required?.includes(name) === true;
    return {
      ...{ name, schema, ui: uiFor(schema, words), required: isRequired },
      ...(list && { list: { ...list, wanted: {} } }),
    };
  });
  fieldsOfSets.set(set, own);
  return own;
}

const fieldsOfSets = new WeakMap<FieldSet, readonly ActiveField[]>();

function withChanges(
  field: ActiveField,
  required: boolean,
  changes: readonly (false | Partial<FieldSchema>)[] = [],
): ActiveField | undefined {
  if (changes.includes(false)) return undefined;
  if (changes.length === 0 && (field.required || !required)) return field;
  const schema: FieldSchema = Object.assign({}, field.schema, ...changes);
  return { ...field, schema, ui: uiFor(schema, field.ui), required: field.required || required };
}

const uiFor = (schema: FieldSchema, ui: FieldUi): FieldUi =>
  schema.enum && ui.widget === 'text' ? { ...ui, widget: 'select', hint: ui.listHint ?? ui.hint } : ui;

/**
 * Returns `now`, but reuses the objects of `before` for equal fields, because components compare fields by
 * identity.
 */
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
