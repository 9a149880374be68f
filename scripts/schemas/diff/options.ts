import type { Place } from '../source/finding.ts';
import { nearest } from '../source/nearest.ts';
import type { Option } from '../source/options.ts';
import { placeOfKey, placeOfValue } from '../source/source.ts';
import { allValuesOf, answersWith, byValue, type PairedList, pairedLists } from './paired-lists.ts';
import { removed } from './removed-options.ts';
import type { Sides } from './sides.ts';
import { about, safe, type Verdict, warning } from './verdict.ts';

export function optionChanges(sides: Sides): Verdict[] {
  return pairedLists(sides).flatMap((list) => [
    ...removed(list),
    ...retained(list),
    ...added(list),
    ...misnamed(list),
  ]);
}

function* retained(list: PairedList): Iterable<Verdict> {
  const { was, is, file, at, users } = list;
  const earlier = byValue(was);
  const positions = new Map(was.map((option, position) => [option, position]));
  const order: number[] = [];
  for (const now of is) {
    const then = earlier.get(now.value);
    if (!then) continue;
    order.push(positions.get(then)!);
    const chosen = answersWith(list, String(now.value), () => 'stay');
    for (const verdict of optionChange(then, now, placeOfValue(file, [...at, ...now.path])))
      yield about(verdict, chosen);
  }
  const isMoved = order.some((position, index) => index > 0 && position < order[index - 1]!);
  // A new order of a quiz's options is not safe, because it may make another option correct: "answer" is the
  // correct option's position. diff/quiz.ts reports a changed correct option.
  if (isMoved && users.every(({ step }) => step.kind !== 'quiz')) {
    yield safe(placeOfKey(file, at), 'The order of the options changed.');
  }
}

function* optionChange(then: Option, now: Option, place: Place): Iterable<Verdict> {
  const { value } = now;
  if (now.deprecated && !then.deprecated) {
    yield safe(place, `"${value}" is no longer offered. Answers with it stay right.`);
  }
  if (then.deprecated && !now.deprecated) yield safe(place, `"${value}" is offered again.`);
  const [titleThen, titleNow] = [then, now].map((option) => String(option.title ?? option.value));
  if (titleNow !== titleThen) {
    yield safe(place, `People read "${titleNow}" now, not "${titleThen}". What is stored stays "${value}".`);
  }
  if (now.exclusive !== then.exclusive) {
    const message = now.exclusive
      ? `"${value}" stands alone now. People who chose it with others are asked to change it.`
      : `"${value}" can be chosen with others now.`;
    yield (now.exclusive ? warning : safe)(place, message);
  }
  if (now.help !== then.help || now.image !== then.image) {
    yield safe(place, `The help or the picture of "${value}" changed.`);
  }
  for (const fact of Object.keys({ ...now.facts, ...then.facts })) {
    if (now.facts[fact] === then.facts[fact]) continue;
    const message = `The ${fact} of "${value}" was ${formatFact(then.facts[fact])} and is ${formatFact(now.facts[fact])}: other answers or what is sent may follow it.`;
    yield warning(place, message);
  }
  if (now.group !== then.group) {
    yield safe(place, `"${value}" stands under "${now.group ?? 'no heading'}" now.`);
  }
}

function formatFact(fact: unknown): string {
  return fact === undefined ? 'not given' : JSON.stringify(fact);
}

function added({ was, is, file, at }: PairedList): Verdict[] {
  const known = new Set(was.map((option) => option.value));
  return is.flatMap((option) => {
    const isNewName = option.renamedFrom.some((old) => known.has(old));
    if (known.has(option.value) || isNewName) return [];
    const place = placeOfValue(file, [...at, ...option.path]);
    return [safe(place, `"${option.value}" can be chosen from now on.`)];
  });
}

/** Reports a `renamedFrom` that names no earlier option, because it has no effect. */
function misnamed({ was, is, file, at }: PairedList): Verdict[] {
  const known = new Set(was.flatMap(allValuesOf));
  const understood = new Set(is.flatMap(allValuesOf));
  const removedValues = was.map(({ value }) => String(value)).filter((value) => !understood.has(value));
  return is.flatMap((option) =>
    option.renamedFrom.flatMap((old, index) => {
      if (known.has(old)) return [];
      const meant =
        nearest(old, removedValues) ?? (removedValues.length === 1 ? removedValues[0] : undefined);
      const isOnly = option.renamedFrom.length === 1;
      const instead = isOnly ? 'Delete "renamedFrom".' : 'Delete it here.';
      const words = meant === undefined ? instead : `Write "${meant}".`;
      const place = placeOfValue(file, [...at, ...option.path, 'renamedFrom', index]);
      const message = `"${old}" was no option, so that no answer becomes "${option.value}" by this.`;
      return [{ ...warning(place, message), remedies: [{ words }] }];
    }),
  );
}
