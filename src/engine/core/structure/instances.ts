import {
  type Answer,
  answersFrom,
  isAnswers,
  isBlank,
  noAnswers,
  ownValue,
  type StepAnswers,
} from '../answers.ts';
import { answerOutside, resolveSet } from '../asked-fields.ts';
import type { FieldSet } from '../definition.ts';
import type { Resolver, SetInstance, Structure } from '../flow-types.ts';
import { compute } from './compute.ts';

/**
 * Returns the instances of a group or repeat: one for a group, and for a repeat one per row, or only the one
 * of `row`. `own` contains the answers of the surrounding field set. Returns [] if the answer is malformed,
 * such as text in place of rows.
 */
export function instancesIn(outer: SetInstance, name: string, own: StepAnswers, row?: number): SetInstance[] {
  const set = ownValue(outer.set.fieldSets ?? {}, name);
  if (!set) return [];
  const around = { ...outer.outer, ...own };
  // A field of the surrounding field set shadows an answer with the same name from further outside, such as
  // from an earlier step, even if the field has no answer.
  for (const other of set.dependencies ?? [])
    if (outer.set.fields?.[other] && own[other] === undefined) delete around[other];
  const inner = { set, key: `${outer.key}.${name}`, outer: around, today: outer.today };
  const at = (path: string, answers: unknown) =>
    isAnswers(answers) ? [{ ...inner, prefix: `${outer.prefix}${path}.`, answers }] : [];
  const answer = own[name];
  if (isGroup(outer.set, name)) return at(name, answer ?? noAnswers);
  if (!Array.isArray(answer)) return [];
  if (row !== undefined) return at(`${name}.${row}`, answer[row]);
  return answer.flatMap((each, index) => at(`${name}.${index}`, each));
}

const isGroup = ({ fields }: FieldSet, name: string) => fields?.[name]?.type === 'object';

export const instanceAt: Structure['instanceAt'] = (flow, outer, [name, ...rest]) => {
  if (name === undefined) return outer;
  // `typed` is the answer as stored. Unlike the relevant answers, it still contains answers of hidden fields.
  const typed = ownValue(outer.answers, name);
  const own = {
    ...outer.answers,
    ...resolveSet(flow, outer).relevantAnswers,
    ...(typed !== undefined && { [name]: typed }),
  };
  const isOne = isGroup(outer.set, name);
  const [inner] = instancesIn(outer, name, own, isOne ? undefined : Number(rest[0]));
  return inner && instanceAt(flow, inner, isOne ? rest : rest.slice(1));
};

export const withComputedValues: Structure['withComputedValues'] = (flow, instance, given, hidden) => {
  const { fieldSets = {}, computedOrder = Object.keys(fieldSets) } = instance.set;
  let own = given;
  for (const name of computedOrder) {
    const { [name]: before, ...others } = own;
    const answer = hidden.has(name) ? undefined : currentValue(flow, instance, name, own);
    if (answer !== before)
      own = answersFrom(Object.entries(answer === undefined ? others : { ...own, [name]: answer }));
  }
  return own;
};

function currentValue(
  flow: Resolver,
  instance: SetInstance,
  name: string,
  own: StepAnswers,
): Answer | undefined {
  const { fields = {}, ui = {}, fieldSets = {} } = instance.set;
  const [schema, words, answer] = [fields[name], ui[name], own[name]];
  if (schema?.computed && words) {
    const answerTo = (other: string) => ownValue(own, other) ?? answerOutside(instance, other);
    return compute({ schema, ui: words }, answerTo, instance.today);
  }
  const inner = instancesIn(instance, name, own).map((each) => resolveSet(flow, each).relevantAnswers);
  if (schema?.type === 'array')
    return Array.isArray(answer) && inner.length === answer.length ? inner : answer;
  return inner[0] && isUntouched(fieldSets[name], inner[0], answer) ? undefined : (inner[0] ?? answer);
}

function isUntouched(set: FieldSet | undefined, answers: StepAnswers, given: Answer | undefined): boolean {
  const isGiven = (name: string) => isAnswers(given) && Object.hasOwn(given, name);
  return Object.entries(answers).every(([name, answer]) => {
    const { computed, default: defaultAnswer } = set?.fields?.[name] ?? {};
    return computed || (defaultAnswer !== undefined && !isGiven(name)) || isBlank(answer);
  });
}

export const withRequiredGroups: Structure['withRequiredGroups'] = (flow, instance, fields, own) => {
  const groups = fields.flatMap(({ name, schema, required }) =>
    required && schema.type === 'object' && own[name] === undefined
      ? instancesIn(instance, name, own).map(
          (each) => [name, resolveSet(flow, each).relevantAnswers] as const,
        )
      : [],
  );
  return groups.length > 0 ? answersFrom([...Object.entries(own), ...groups]) : own;
};

export const validateInstances: Structure['validateInstances'] = (
  outer,
  { name, ui: { label } },
  own,
  validate,
) => {
  const errors = instancesIn(outer, name, own).flatMap(validate);
  if (errors.length === 0 || !hasTwin(outer.set, name)) return errors;
  return errors.map((error) => ({ ...error, within: error.within ? `${label}, ${error.within}` : label }));
};

function hasTwin({ fieldSets = {} }: FieldSet, name: string): boolean {
  const nouns = (set: FieldSet | undefined) => Object.values(set?.ui ?? {}).map(({ noun }) => noun);
  const own = new Set(nouns(fieldSets[name]));
  return Object.keys(fieldSets).some(
    (other) => other !== name && nouns(fieldSets[other]).some((noun) => own.has(noun)),
  );
}
