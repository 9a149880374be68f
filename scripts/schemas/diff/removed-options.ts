import { retire } from '../retire.ts';
import { applyEdit, editFor, type FileChange, inline } from '../source/json-edits.ts';
import { nearest } from '../source/nearest.ts';
import { listName, type Option } from '../source/options.ts';
import { placeOfValue } from '../source/source.ts';
import {
  allValuesOf,
  answersWith,
  byOldName,
  byValue,
  type PairedList,
  withStoredAnswers,
} from './paired-lists.ts';
import { migrationRemedy } from './remedies.ts';
import { acceptsValue, answerAfter, type Question } from './sides.ts';
import { about, breaking, type Fate, type Remedy, safe, type Verdict, warning } from './verdict.ts';

/**
 * Reports values that the list no longer contains. A value was renamed if an option names it in
 * `renamedFrom`; otherwise, it is no longer accepted.
 */
export function removed(list: PairedList): Verdict[] {
  const earlierValues = list.was.flatMap((option) => allValuesOf(option).map((value) => ({ value, option })));
  const present = byValue(list.is);
  const successors = byOldName(list.is);
  return earlierValues.flatMap(({ value, option }): Verdict[] => {
    if (present.has(value)) return [];
    const successor = successors.get(value);
    const isOldName = option.value !== value;
    if (successor) return isOldName ? [] : [renamed(list, value, successor)];
    const verdict = lost(list, value, option, isOldName);
    // A verdict about an earlier name counts no answers, because the verdict about the option's current name
    // counts them.
    if (isOldName) return [verdict];
    const answers = answersWith(list, value, (each) => fateOf(list, each, value));
    return [about(verdict, answers)];
  });
}

function renamed(list: PairedList, value: string, successor: Option): Verdict {
  const { file, at, users } = list;
  const message = `"${value}" is called "${successor.value}" now, and answers with the old name become it.`;
  const verdict = safe(placeOfValue(file, [...at, ...successor.valuePath]), message, flowsOf(users));
  const answers = answersWith(list, value, () => ({ becomes: String(successor.value) }));
  return about(verdict, answers);
}

function fateOf(list: PairedList, question: Question, value: string): Fate {
  const after = answerAfter(question.name, value, list.kept.get(question.flow)?.migrations ?? []);
  if (!after) return 'thrown away';
  const isMapped = after.value !== value && !isLost(list, question, value);
  return isMapped ? { becomes: after.value! } : 'lost';
}

function lost(list: PairedList, value: string, option: Option, isOldName: boolean): Verdict {
  const kept = withStoredAnswers(list.users);
  const affected = kept.filter((question) => isLost(list, question, value));
  const likely = isOldName ? undefined : closest(list, value);
  const place = formerPlace(list, option, likely);
  const what = isOldName ? `what became of "${value}" ("renamedFrom")` : `"${value}"`;
  const dropped = kept.filter(
    (question) => isAskedStill(list, question) && fateOf(list, question, value) === 'thrown away',
  );
  if (affected.length === 0 && dropped.length > 0) {
    const message = `You removed ${what}. People who have chosen it lose that answer and choose again, as you chose.`;
    return warning(place, message, flowsOf(kept));
  }
  if (affected.length === 0) {
    const again = list.isNarrowing || list.users.length > kept.length;
    const message = again
      ? `You removed ${what}. People who have chosen it and are half-way are asked again.`
      : `You removed ${what}. ${kept.length > 0 ? 'migrations.json says what becomes of such answers.' : 'No form keeps answers with it.'}`;
    return (again ? warning : safe)(place, message, flowsOf(kept));
  }
  const asked = affected.map(({ flow, name }) => `${flow} › ${name}`).join(', ');
  const renamed = likely === undefined ? '' : `, or renamed it to "${likely}"`;
  const message = `You removed ${what}${renamed}. People have drafts with it (${asked}), and would lose that answer.`;
  const isOtherList = list.at.length > 0 && list.users[0]?.list !== undefined;
  const remedies = [
    ...(isOldName
      ? keepOldName(list, option)
      : isOtherList
        ? [{ words: `Let "${list.users[0]!.name}" have the list ${list.users[0]!.list} again.` }]
        : newName(list, value)),
    ...affected.flatMap((question) => mapOrDrop(list, question, value)),
    ...(isOldName || isOtherList ? [] : [putBackRetired(list, value, option)]),
  ];
  return breaking(place, message, remedies);
}

function mapOrDrop(list: PairedList, { flow: id, name }: Question, value: string): Remedy[] {
  const flow = list.kept.get(id)!;
  const mapped = (words: string, to: string, choices?: readonly string[]) =>
    migrationRemedy(flow, words, { mapOption: name, option: value, to }, choices);
  // An added option that is a plain text cannot have `renamedFrom`, so this remedy migrates stored answers to
  // it. If the added option is an object, `newName` offers `renamedFrom` instead.
  const asked = newNames(list, value).filter(({ path }) => !isEntry(path));
  const offered = list.is.filter(({ deprecated }) => !deprecated).map((each) => String(each.value));
  return [
    ...(asked.length > 0
      ? asked.map((each) => mapped(nowCalled(each), String(each.value)))
      : [mapped('Change stored answers to another option', '…', offered)]),
    migrationRemedy(flow, 'Ask people to choose again', { drop: name, option: value }),
  ];
}

function isLost({ kept }: PairedList, question: Question, value: string): boolean {
  const flow = kept.get(question.flow);
  const answer = flow && answerAfter(question.name, value, flow.migrations);
  // If the question was removed, nothing is reported here, because diff/questions.ts reports its answers.
  const home = answer && flow.now.questions.get(answer.name);
  return !!home && !acceptsValue(home.options, answer.value!);
}

/**
 * Returns the location of the option under its new name or, if it has none, of the nearest remaining option
 * above it.
 */
function formerPlace({ file, at, was, is }: PairedList, option: Option, newName: string | undefined) {
  const renamed = newName === undefined ? undefined : is.find((each) => each.value === newName);
  if (renamed) return placeOfValue(file, [...at, ...renamed.valuePath]);
  for (let index = was.indexOf(option); index >= 0; index--) {
    const still = is.find((each) => each.value === was[index]!.value);
    if (still) return placeOfValue(file, [...at, ...still.path]);
  }
  return placeOfValue(file, is[0] ? [...at, ...is[0].path] : at);
}

const isAskedStill = ({ kept }: PairedList, { flow, name }: Question): boolean =>
  kept.get(flow)?.now.questions.has(name) ?? false;

function putBackRetired({ file, at, is, was }: PairedList, value: string, option: Option): Remedy {
  // The option is put back before another option, so that its line ends with a comma. Its exact position does
  // not matter, because a retired option is not shown.
  const rest = was.slice(was.indexOf(option) + 1).map((each) => each.value);
  const inGroup = is.filter((each) => each.group === option.group);
  const next = inGroup.find((each) => rest.includes(each.value)) ?? inGroup.at(-1) ?? is.at(-1);
  const where = next ? `before "${next.value}"` : 'in the list';
  const retired = { ...entryOf(option), deprecated: true };
  if (next?.path.includes('oneOf')) {
    return {
      words: 'Mark it as retired instead',
      how: `add this line ${where}.`,
      paste: `${inline(retired)},`,
      changes: [{ file: file.path, do: 'insert', path: [...at, ...next.path], value: retired }],
    };
  }
  const paste = `${JSON.stringify(value)},`;
  const back: FileChange[] = next
    ? [{ file: file.path, do: 'insert', path: [...at, ...next.path], value }]
    : [];
  if (!file.path.startsWith('options/')) return { words: `Put it back ${where}.`, paste, changes: back };
  return {
    words: 'Mark it as retired instead',
    how: `put it back ${where}, and run: npm run schemas:retire ${listName(file.path)} ${JSON.stringify(value)}`,
    paste,
    changes: retiredAgain(file, back, value),
  };
}

/** Returns an edit of the whole file, because retiring an option also converts a plain `enum` to `oneOf`. */
function retiredAgain(file: PairedList['file'], back: readonly FileChange[], value: string): FileChange[] {
  const [change] = back;
  if (change?.do !== 'insert') return [];
  const retired = retire(file.path, applyEdit(file.text, editFor(file.text, change)), value);
  if ('problem' in retired) return [];
  return [{ file: file.path, do: 'edit', edit: { offset: 0, length: file.text.length, text: retired.text } }];
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

function keepOldName(list: PairedList, option: Option): Remedy[] {
  const now = list.is.find((each) => each.value === option.value);
  const remedy = { words: 'Keep what it was called before', how: `write the line of "${option.value}" so.` };
  return now ? [withOldNames(list, remedy, now, [...option.renamedFrom, ...now.renamedFrom])] : [];
}

const newName = (list: PairedList, value: string): Remedy[] =>
  newNames(list, value)
    .filter(({ path }) => isEntry(path))
    .map((now) => {
      const remedy = { words: nowCalled(now), how: 'write that line so.' };
      return withOldNames(list, remedy, now, [...now.renamedFrom, value]);
    });

const nowCalled = ({ value }: Option) => `Rename stored answers to "${value}"`;
const isEntry = (path: Option['path']) => path.includes('oneOf');

const maxNames = 4;

/**
 * Returns the added option to which the removed option was probably renamed (see {@link closest}). If there
 * is none, returns all added options, or no options if there are more than `maxNames`.
 */
function newNames(list: PairedList, value: string): readonly Option[] {
  const near = closest(list, value);
  if (near !== undefined) return list.is.filter((each) => each.value === near);
  const added = list.is.filter(notIn(list.was));
  return added.length <= maxNames ? added : [];
}

function withOldNames(
  { file, at }: PairedList,
  remedy: Remedy,
  option: Option,
  names: readonly string[],
): Remedy {
  const renamedFrom = [...new Set(names)];
  return {
    ...remedy,
    paste: inline(entryOf({ ...option, renamedFrom })),
    changes: [
      { file: file.path, do: 'set', path: [...at, ...option.path, 'renamedFrom'], value: renamedFrom },
    ],
  };
}

/**
 * Returns the added option with the most similar name. If no name is similar, but exactly one option was
 * added and one removed, returns the added option.
 */
function closest({ was, is }: PairedList, value: string): string | undefined {
  const added = is.filter(notIn(was)).map((option) => String(option.value));
  const isOneForOne = added.length === 1 && was.filter(notIn(is)).length === 1;
  return nearest(value, added) ?? (isOneForOne ? added[0] : undefined);
}

function notIn(list: readonly Option[]) {
  const present = byValue(list);
  return (option: Option) => !present.has(option.value);
}

function flowsOf(questions: readonly Question[]): string[] {
  return [...new Set(withStoredAnswers(questions).map(({ flow }) => flow))];
}
