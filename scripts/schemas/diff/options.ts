import { askingSteps, blocksOf, branchesOf, withInner } from '../source/field-sets.ts';
import { nearest } from '../source/nearest.ts';
import { type Option, optionsIn, targetOf } from '../source/options.ts';
import type { Place } from '../source/place.ts';
import { type JsonFile, type Path, placeOfKey, placeOfValue } from '../source/source.ts';
import { inlineJson, migrationRemedy } from './remedies.ts';
import { answerAfter, type Question, type Side, type Sides, understands } from './sides.ts';
import { noticed, type Remedy, safe, unsafe, type Verdict } from './verdict.ts';

/** One list of answers, before and after, and the questions whose answers come from it. */
interface ListChange {
  readonly kept: Sides['kept'];
  readonly file: JsonFile;
  /** Where the list stands in that file. */
  readonly at: Path;
  readonly was: readonly Option[];
  readonly is: readonly Option[];
  readonly users: readonly Question[];
  /** Whether conditions narrow an answer to this list. */
  readonly isNarrowing: boolean;
}

/** Every change of a list of answers: those in files of their own, and those that one question has. */
export function optionChanges(sides: Sides): Verdict[] {
  return [...sharedLists(sides), ...ownLists(sides)].flatMap((list) => [
    ...removed(list),
    ...retained(list),
    ...added(list),
    ...misnamed(list),
  ]);
}

function sharedLists({ before, after, kept }: Sides): ListChange[] {
  return [...after.source.json.values()].flatMap((file) => {
    const earlier = before.source.json.get(file.path);
    if (!file.path.startsWith('options/') || !earlier) return [];
    const was = optionsIn(earlier.value as object);
    const is = optionsIn(file.value as object);
    if (!was || !is) return [];
    const users = questionsIn(before).filter((question) => question.list === file.path);
    return [{ kept, file, at: [], was, is, users, isNarrowing: narrowsTo(after, file.path) }];
  });
}

/** Lists that a question has to itself, and lists that it has instead of another. */
function ownLists({ before, kept }: Sides): ListChange[] {
  return questionsIn(before).flatMap((question) => {
    const now = kept.get(question.flow)?.now.questions.get(question.name);
    if (!now?.options || !question.options || (now.list && now.list === question.list)) return [];
    const { schema: file, optionsAt: at, options: is } = now;
    return [{ kept, file, at, was: question.options, is, users: [question], isNarrowing: false }];
  });
}

function questionsIn(side: Side): Question[] {
  return [...side.flows.values()].flatMap((flow) => [...flow.questions.values()]);
}

function narrowsTo(side: Side, list: string): boolean {
  return [...[...side.flows.values()].flatMap(askingSteps), ...blocksOf(side.source)]
    .flatMap(withInner)
    .some((set) =>
      branchesOf(set).some(({ branch }) =>
        Object.values(branch.properties ?? {}).some(
          (field) => field && field.$ref !== undefined && targetOf(set.schema.path, field.$ref) === list,
        ),
      ),
    );
}

/** Values that the list understood and does not any more. */
function removed(list: ListChange): Verdict[] {
  const wereUnderstood = list.was.flatMap((option) =>
    understoodBy(option).map((value) => ({ value, option })),
  );
  return wereUnderstood.flatMap(({ value, option }): Verdict[] => {
    if (list.is.some((each) => each.value === value)) return [];
    const successor = list.is.find((each) => each.renamedFrom.includes(value));
    const isOldName = option.value !== value;
    if (successor) return isOldName ? [] : [renamed(list, value, successor)];
    return [lost(list, value, option, isOldName)];
  });
}

function renamed({ file, at, users }: ListChange, value: string, successor: Option): Verdict {
  const message = `"${value}" is called "${successor.value}" now, and answers with the old name become it.`;
  return safe(placeOfValue(file, [...at, ...successor.valuePath]), message, flowsOf(users));
}

function lost(list: ListChange, value: string, option: Option, isOldName: boolean): Verdict {
  const kept = list.users.filter(({ step }) => step.kind !== 'quiz');
  const losers = kept.filter((question) => isLost(list, question, value));
  const place = placeWhereItStood(list, option);
  const what = isOldName ? `what became of "${value}" ("renamedFrom")` : `"${value}"`;
  if (losers.length === 0) {
    const again = list.isNarrowing || list.users.length > kept.length;
    const message = again
      ? `You removed ${what}. Students who have chosen it and are half-way are asked again.`
      : `You removed ${what}. ${kept.length > 0 ? 'migrations.json says what becomes of such answers.' : 'No form keeps answers with it.'}`;
    return (again ? noticed : safe)(place, message, flowsOf(kept));
  }
  const asked = losers.map(({ flow, name }) => `${flow} › ${name}`).join(', ');
  const message = `You removed ${what}. Students have drafts with it (${asked}), and would lose that answer.`;
  const isOtherList = list.at.length > 0 && list.users[0]?.list !== undefined;
  const remedies = [
    ...(isOldName
      ? keepOldName(list, option)
      : isOtherList
        ? [{ words: `Let "${list.users[0]!.name}" have the list ${list.users[0]!.list} again.` }]
        : [putBackRetired(list, value, option), ...newName(list, value)]),
    ...losers.flatMap((question) => mapOrDrop(list, question, value)),
  ];
  return unsafe(place, message, remedies);
}

function mapOrDrop(list: ListChange, { flow: id, name }: Question, value: string): Remedy[] {
  const flow = list.kept.get(id)!;
  const to = closest(list, value) ?? '…';
  return [
    migrationRemedy(flow, 'Map it to another answer', { mapOption: name, option: value, to }),
    migrationRemedy(flow, 'If students must choose again', { drop: name, option: value }),
  ];
}

function isLost({ kept }: ListChange, question: Question, value: string): boolean {
  const flow = kept.get(question.flow);
  const answer = flow && answerAfter(question.name, value, flow.migrations);
  // Where the question itself is gone, diff/questions.ts says so.
  const home = answer && flow.now.questions.get(answer.name);
  return !!home && !understands(home.options, answer.value!);
}

/** The option that stands where the removed one stood: the nearest one above it that is still there. */
function placeWhereItStood({ file, at, was, is }: ListChange, option: Option) {
  for (let index = was.indexOf(option); index >= 0; index--) {
    const still = is.find((each) => each.value === was[index]!.value);
    if (still) return placeOfValue(file, [...at, ...still.path]);
  }
  return placeOfValue(file, is[0] ? [...at, ...is[0].path] : at);
}

function putBackRetired({ file, is, was }: ListChange, value: string, option: Option): Remedy {
  // Before another option, so that the line ends with a comma. Its place does not matter, because it is not shown.
  const rest = was.slice(was.indexOf(option) + 1).map((each) => each.value);
  const inGroup = is.filter((each) => each.group === option.group);
  const next = inGroup.find((each) => rest.includes(each.value)) ?? inGroup.at(-1) ?? is.at(-1);
  const where = next ? `before "${next.value}"` : 'in the list';
  if (next?.path.includes('oneOf')) {
    return {
      words: `Mark it as retired instead: add this line ${where}.`,
      paste: `${inlineJson({ ...entryOf(option), deprecated: true })},`,
    };
  }
  const paste = `${JSON.stringify(value)},`;
  if (!file.path.startsWith('options/')) return { words: `Put it back ${where}.`, paste };
  const name = file.path.slice('options/'.length, -'.json'.length);
  return {
    words: `Mark it as retired instead: put it back ${where}, and run: npm run schemas:retire ${name} ${JSON.stringify(value)}`,
    paste,
  };
}

function entryOf(option: Option): object {
  const { value, title, facts, help, image, exclusive, renamedFrom, deprecated } = option;
  return {
    const: value,
    title: title ?? value,
    ...facts,
    ...(help !== undefined && { help }),
    ...(image !== undefined && { image }),
    ...(exclusive && { exclusive }),
    ...(renamedFrom.length > 0 && { renamedFrom }),
    ...(deprecated && { deprecated }),
  };
}

function keepOldName(list: ListChange, option: Option): Remedy[] {
  const now = list.is.find((each) => each.value === option.value);
  const words = `Keep what it was called before: write the line of "${option.value}" so.`;
  return now ? [withOldNames(words, now, [...option.renamedFrom, ...now.renamedFrom])] : [];
}

/** An option that was added at the same time and looks like it is most likely its new name. */
function newName(list: ListChange, value: string): Remedy[] {
  const name = closest(list, value);
  const now = list.is.find((each) => each.value === name);
  const words = `If it is called "${name}" now: write that line so.`;
  return now?.path.includes('oneOf') ? [withOldNames(words, now, [...now.renamedFrom, value])] : [];
}

function withOldNames(words: string, option: Option, names: readonly string[]): Remedy {
  return { words, paste: inlineJson(entryOf({ ...option, renamedFrom: [...new Set(names)] })) };
}

/** The new option that looks like it; else the only new one, where nothing else was removed. */
function closest({ was, is }: ListChange, value: string): string | undefined {
  const notIn = (list: readonly Option[]) => (option: Option) =>
    !list.some((each) => each.value === option.value);
  const added = is.filter(notIn(was)).map((option) => String(option.value));
  const isOneForOne = added.length === 1 && was.filter(notIn(is)).length === 1;
  return nearest(value, added) ?? (isOneForOne ? added[0] : undefined);
}

/** Options that are there before and after. */
function* retained({ was, is, file, at, users }: ListChange): Iterable<Verdict> {
  const order: number[] = [];
  for (const now of is) {
    const then = was.find((each) => each.value === now.value);
    if (!then) continue;
    order.push(was.indexOf(then));
    yield* optionChange(then, now, placeOfValue(file, [...at, ...now.path]));
  }
  const isMoved = order.some((position, index) => index > 0 && position < order[index - 1]!);
  // In a quiz the order decides about the right answer: diff/quiz.ts looks at it.
  if (isMoved && users.every(({ step }) => step.kind !== 'quiz')) {
    yield safe(placeOfKey(file, at), 'The order of the options changed.');
  }
}

function* optionChange(then: Option, now: Option, place: Place): Iterable<Verdict> {
  const { value } = now;
  if (now.deprecated && !then.deprecated) {
    const message = `"${value}" is no longer offered. Answers with it stay right.`;
    yield safe(place, message);
  }
  if (then.deprecated && !now.deprecated) {
    yield safe(place, `"${value}" is offered again.`);
  }
  const [titleThen, titleNow] = [then, now].map((option) => String(option.title ?? option.value));
  if (titleNow !== titleThen) {
    const message = `Students read "${titleNow}" now, not "${titleThen}". What is stored stays "${value}".`;
    yield safe(place, message);
  }
  if (now.exclusive !== then.exclusive) {
    const message = now.exclusive
      ? `"${value}" stands alone now. Students who chose it with others are asked to change it.`
      : `"${value}" can be chosen with others now.`;
    yield (now.exclusive ? noticed : safe)(place, message);
  }
  if (now.help !== then.help || now.image !== then.image) {
    yield safe(place, `The help or the picture of "${value}" changed.`);
  }
  for (const fact of Object.keys({ ...now.facts, ...then.facts })) {
    if (now.facts[fact] === then.facts[fact]) continue;
    const message = `The ${fact} of "${value}" was ${said(then.facts[fact])} and is ${said(now.facts[fact])}: other answers or what is sent may follow it.`;
    yield noticed(place, message);
  }
  if (now.group !== then.group) {
    yield safe(place, `"${value}" stands under "${now.group ?? 'no heading'}" now.`);
  }
}

function said(fact: unknown): string {
  return fact === undefined ? 'not given' : JSON.stringify(fact);
}

function added({ was, is, file, at }: ListChange): Verdict[] {
  const known = new Set(was.map((option) => option.value));
  return is.flatMap((option) => {
    // A rename is reported at the old name.
    const isNewName = option.renamedFrom.some((old) => known.has(old));
    if (known.has(option.value) || isNewName) return [];
    const place = placeOfValue(file, [...at, ...option.path]);
    return [safe(place, `"${option.value}" can be chosen from now on.`)];
  });
}

function flowsOf(questions: readonly Question[]): string[] {
  return [...new Set(questions.filter(({ step }) => step.kind !== 'quiz').map(({ flow }) => flow))];
}

/** New words about an old name that no option had: they bring no answer along. */
function misnamed({ was, is, file, at }: ListChange): Verdict[] {
  const known = was.flatMap(understoodBy);
  const gone = was
    .map(({ value }) => String(value))
    .filter((value) => !is.some((each) => each.value === value || each.renamedFrom.includes(value)));
  return is.flatMap((option) =>
    option.renamedFrom.flatMap((old, index) => {
      if (known.includes(old)) return [];
      const meant = nearest(old, gone) ?? (gone.length === 1 ? gone[0] : undefined);
      const isOnly = option.renamedFrom.length === 1;
      const instead = isOnly ? 'Delete "renamedFrom".' : 'Delete it here.';
      const words = meant === undefined ? instead : `Write "${meant}".`;
      const place = placeOfValue(file, [...at, ...option.path, 'renamedFrom', index]);
      const message = `"${old}" was no option, so that no answer becomes "${option.value}" by this.`;
      return [{ ...noticed(place, message), remedies: [{ words }] }];
    }),
  );
}

/** The values that an option stands for: its own, and those that it had before. */
function understoodBy({ value, renamedFrom }: Option): string[] {
  return [String(value), ...renamedFrom];
}
