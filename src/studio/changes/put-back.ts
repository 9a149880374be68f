import { at, isObject, type Json, listOf, type Path } from '../files/json.ts';
import { lenderPart } from '../lender/lender-parts.ts';
import { rulesFile, wordsFile } from '../operations/files.ts';
import { removeWithNamings } from '../operations/questions.ts';
import type { Thing } from '../outline.ts';
import type { Base, FileChange } from '../protocol.ts';
import type { Sides } from './sides.ts';

/** Returns the changes that restore every file as it was in the base commit. */
export const undoAll = ({ texts }: Base): FileChange[] =>
  Object.entries(texts).map(([file, text]) => asItWas(file, text ?? undefined));

const asItWas = (file: string, text: string | undefined): FileChange =>
  text === undefined ? { file, do: 'delete' } : { file, do: 'write', text };

/**
 * Returns the changes that restore one item from the base commit and keep all other edits. Returns none for a new form
 * or step, because parts of it may be in other files.
 */
export function putBack(sides: Sides, selection: Thing): FileChange[] {
  const { before, now } = sides;
  const whole = (file: string): FileChange[] =>
    sides.differing.includes(file) ? [asItWas(file, before.texts.get(file))] : [];
  const partAt = (file: string, path: Path, except: readonly string[] = []) =>
    changesTo(at(before.read(file), path), at(now.read(file), path), { file, path, except });
  switch (selection.kind) {
    case 'file': {
      const part = lenderPart(selection.part);
      return part ? part.keys.flatMap((key) => partAt(selection.file, [key])) : whole(selection.file);
    }
    case 'form':
      return before.texts.has(`${selection.form}/flow.json`)
        ? partAt(`${selection.form}/flow.json`, [], ['steps'])
        : [];
    case 'step': {
      const { form, step } = selection;
      const [then, entry] = [stepIn(before, form, step), stepIn(now, form, step)];
      if (!then || !entry) return [];
      const own = [rulesFile(form, step), wordsFile(form, step), `${form}/content/${step}.md`];
      const [file, path] = [`${form}/flow.json`, ['steps', entry.index]];
      const was = at(before.read(file), ['steps', then.index]);
      return [...own.flatMap(whole), ...changesTo(was, at(now.read(file), path), { file, path })];
    }
    case 'question': {
      const { form, step, question } = selection;
      const [rules, words] = [rulesFile(form, step), wordsFile(form, step)];
      if (at(before.read(words), [question]) === undefined)
        return [...removeWithNamings(now.read, { form, step }, question).changes];
      return [
        ...partAt(words, [question]),
        ...partAt(rules, ['properties', question]),
        ...requiredAgain(rules, question, sides),
      ];
    }
  }
}

const stepIn = ({ outline }: Sides['now'], form: string, step: string) =>
  outline.forms.find(({ id }) => id === form)?.steps.find(({ id }) => id === step);

/** Returns the smallest changes that turn the current value into the earlier one. Equal parts keep their formatting. */
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

function requiredAgain(file: string, question: string, { before, now }: Sides): FileChange[] {
  const [then, list] = [before, now].map((side) => listOf(at(side.read(file), ['required'])));
  const index = list!.indexOf(question);
  if (then!.includes(question) === index >= 0) return [];
  return index >= 0
    ? [{ file, do: 'remove', path: ['required', index] }]
    : [{ file, do: 'insert', path: ['required', list!.length], value: question }];
}
