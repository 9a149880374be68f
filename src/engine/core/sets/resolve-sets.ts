import {
  type Answer,
  answerAt,
  answersFrom,
  isAnswers,
  isBlank,
  noAnswers,
  ownValue,
  type StepAnswers,
  splitPath,
} from '../answers.ts';
import type { FieldSet } from '../definition.ts';
import type { ActiveField } from '../field.ts';
import type { PlacedSet, Resolver } from '../parts.ts';
import { answerOutside, fieldSetAt, resolveSet } from '../resolve.ts';

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

/** The set to which that path leads from a set. */
export function placeAt(
  flow: Resolver,
  place: PlacedSet,
  [name, ...rest]: readonly string[],
): PlacedSet | undefined {
  if (name === undefined) return place;
  const { relevantAnswers } = resolveSet(flow, place);
  // With what was typed, where it does not count yet.
  const own = { ...place.answers, ...relevantAnswers, ...typedIn(place.answers, name) };
  const isGroup = place.set.fields?.[name]?.type === 'object';
  const [inner] = placedIn(place, name, own, isGroup ? undefined : Number(rest[0]));
  return inner && placeAt(flow, inner, isGroup ? rest : rest.slice(1));
}

/** What the computed field at that path comes to; undefined of a field that is none. */
export function computedAt(
  flow: Resolver,
  set: FieldSet,
  path: string,
  place: () => PlacedSet,
): Answer | undefined {
  const [parent, name] = splitPath(path);
  const isComputed = fieldSetAt(set, parent)?.fields?.[name]?.computed !== undefined;
  return isComputed ? (answerAt(resolveSet(flow, place()).relevantAnswers, path) ?? '') : undefined;
}

function typedIn(answers: StepAnswers, name: string): StepAnswers {
  const typed = ownValue(answers, name);
  return typed === undefined ? noAnswers : { [name]: typed };
}

/** The answers, with those of groups and rows as they count, and with the computed ones. */
export function withFollowing(
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
export function withRequired(
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
