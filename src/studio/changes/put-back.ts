import { at, fieldsOf, isObject, type Json, listOf, type Path } from '../files/json.ts';
import { lenderPart } from '../lender/lender-parts.ts';
import { type Place, requiredChange, setAt } from '../operations/conditions/subjects.ts';
import { flowFile, rulesFile, wordsFile } from '../operations/files.ts';
import { fieldsIn, removeWithNamings } from '../operations/questions.ts';
import { stepIn, type Thing } from '../outline.ts';
import type { Base, FileChange } from '../protocol.ts';
import type { Change, Place as GroupedChanges } from './grouped.ts';
import type { Sides } from './sides.ts';

export const undoAll = ({ texts }: Base): FileChange[] =>
  Object.entries(texts).map(([file, text]) => asItWas(file, text ?? undefined));

const asItWas = (file: string, text: string | undefined): FileChange =>
  text === undefined ? { file, do: 'delete' } : { file, do: 'write', text };

/**
 * Returns changes that restore one item and keep all other edits. Returns none for a new form or for a new or
 * removed step, because parts of the form or step may be in other files.
 */
export function putBack(sides: Sides, selection: Thing): FileChange[] {
  const { before, now } = sides;
  switch (selection.kind) {
    case 'file': {
      const part = lenderPart(selection.part);
      return part
        ? part.keys.flatMap((key) => partAgain(sides, selection.file, [key]))
        : wholeAgain(sides, selection.file);
    }
    case 'form':
      return before.texts.has(flowFile(selection.form))
        ? partAgain(sides, flowFile(selection.form), [], ['steps'])
        : [];
    case 'step': {
      const { form, step } = selection;
      const [then, entry] = [before, now].map(({ outline }) => stepIn(outline, form, step));
      if (!then || !entry) return [];
      const own = [rulesFile(form, step), wordsFile(form, step), `${form}/content/${step}.md`];
      const [file, path] = [flowFile(form), ['steps', entry.index]];
      const was = at(before.read(file), ['steps', then.index]);
      const names = [...then.questions, ...entry.questions].map(({ name }) => name);
      return [
        ...own.flatMap((each) => wholeAgain(sides, each)),
        ...changesTo(was, at(now.read(file), path), { file, path }),
        ...answersAgain(sides, selection, names),
      ];
    }
    case 'question': {
      const { form, step, question } = selection;
      const [rules, words] = [rulesFile(form, step), wordsFile(form, step)];
      const again = answersAgain(sides, selection, [question]);
      const wasRequired = listOf(at(before.read(rules), ['required'])).includes(question);
      if (at(before.read(words), [question]) === undefined)
        return [...removeWithNamings(now.read, { form, step }, question).changes, ...again];
      return [
        ...entryAgain(sides, words, [question]),
        ...groupAgain(sides, words, question),
        ...entryAgain(sides, rules, ['properties', question]),
        ...requiredChange(setAt(now.read, { form, step }), question, wasRequired),
        ...again,
      ];
    }
  }
}

/**
 * Returns the text of the button that puts a change back. The button for a step also restores the step's
 * questions, so its text says how many changes it puts back.
 */
export function wordsOfPutBack({ selection, notices }: Change, { changes }: GroupedChanges): string {
  const count = changes.reduce((sum, each) => sum + each.notices.length, 0);
  const isMore = selection.kind === 'step' && count > notices.length;
  return isMore ? `Put back all ${count} changes of this step` : 'Put back';
}

/**
 * Returns changes that turn the value `now` back into `then`. They change only the values that differ, so
 * that equal values keep their formatting.
 */
function changesTo(
  then: Json | undefined,
  now: Json | undefined,
  { file, path, except = [] }: { file: string; path: Path; except?: readonly string[] },
): FileChange[] {
  if (JSON.stringify(then) === JSON.stringify(now)) return [];
  if (then === undefined) return [{ file, do: 'remove', path: [...path] }];
  if (!isObject(then) || !isObject(now)) return [{ file, do: 'set', path: [...path], value: then }];
  return Object.keys({ ...then, ...now })
    .filter((key) => !except.includes(key))
    .flatMap((key) => changesTo(then[key], now[key], { file, path: [...path, key] }));
}

const wholeAgain = ({ before, differing }: Sides, file: string): FileChange[] =>
  differing.includes(file) ? [asItWas(file, before.texts.get(file))] : [];

const partAgain = ({ before, now }: Sides, file: string, path: Path, except: readonly string[] = []) =>
  changesTo(at(before.read(file), path), at(now.read(file), path), { file, path, except });

/**
 * Returns changes that restore an entry of an object. A removed entry is inserted before the entry that used
 * to follow it.
 */
function entryAgain(sides: Sides, file: string, path: Path): FileChange[] {
  const { before, now } = sides;
  const [around, key] = [path.slice(0, -1), String(path.at(-1))];
  const then = fieldsOf(at(before.read(file), around));
  const current = at(now.read(file), around);
  if (!isObject(current) || key in current || !(key in then)) return partAgain(sides, file, path);
  const keys = Object.keys(then);
  const next = keys.slice(keys.indexOf(key) + 1).find((each) => each in current);
  if (next === undefined) return partAgain(sides, file, path);
  return [{ file, do: 'insert', path: [...path], value: then[key], before: next }];
}

function groupAgain({ before, now }: Sides, file: string, question: string): FileChange[] {
  const [then, groups] = [before, now].map((side) => listOf(at(side.read(file), ['groups'])));
  const index = then!.findIndex((group) => fieldsIn(group).includes(question));
  if (index < 0 || groups!.some((group) => fieldsIn(group).includes(question))) return [];
  const group = then![index]!;
  const home = groups!.findIndex((each) => fieldsIn(each).some((name) => fieldsIn(group).includes(name)));
  if (home < 0) {
    const value = { ...fieldsOf(group), fields: [question] };
    return [{ file, do: 'insert', path: ['groups', Math.min(index, groups!.length)], value }];
  }
  const place = Math.min(fieldsIn(group).indexOf(question), fieldsIn(groups![home]).length);
  return [{ file, do: 'insert', path: ['groups', home, 'fields', place], value: question }];
}

/**
 * Reverses what staff declared about the saved answers to some questions: removes the lines that staff added
 * to migrations.json, and restores the samples. If staff added no other lines, the form also gets back its
 * earlier version number. The studio then updates the samples and the version for the remaining changes.
 */
function answersAgain(sides: Sides, { form, step }: Place, names: readonly string[]): FileChange[] {
  const { before, now } = sides;
  const file = `${form}/migrations.json`;
  const [then, changes] = [before, now].map((side) => listOf(at(side.read(file), ['changes'])));
  const known = new Set(then!.map((each) => JSON.stringify(each)));
  const added = [...changes!.entries()].filter(([, each]) => !known.has(JSON.stringify(each)));
  const taken = added.filter(([, each]) => {
    const { rename, mapOption, drop, to } = fieldsOf(each);
    const about = [rename ?? mapOption ?? drop, ...(rename === undefined ? [] : [to])];
    return about.some((name) => names.includes(String(name).split('.')[0]!));
  });
  if (taken.length === 0) return [];
  const isNewFile = !before.texts.has(file) && taken.length === changes!.length;
  const lines = taken
    .toReversed()
    .map(([index]): FileChange => ({ file, do: 'remove', path: ['changes', index] }));
  const samples = [...before.texts.keys()].filter(
    (each) =>
      each.startsWith(`${form}/samples/`) &&
      names.some((name) => at(before.read(each), ['answers', step, name]) !== undefined),
  );
  return [
    ...(isNewFile ? [asItWas(file, undefined)] : lines),
    ...samples.flatMap((sample) => wholeAgain(sides, sample)),
    ...(taken.length === added.length ? versionAgain(sides, form) : []),
  ];
}

/**
 * Restores the form's version number. Deletes the sample for the earlier version, which the studio added when
 * it raised the version.
 */
function versionAgain(sides: Sides, form: string): FileChange[] {
  const file = flowFile(form);
  const changes = partAgain(sides, file, ['version']);
  const sample = `${form}/samples/version-${at(sides.before.read(file), ['version']) ?? 1}.json`;
  const isNew = sides.now.texts.has(sample) && !sides.before.texts.has(sample);
  return [...changes, ...(isNew ? [asItWas(sample, undefined)] : [])];
}
