import { questionsOf } from '../../../source/field-sets.ts';
import type { Finding } from '../../../source/finding.ts';
import { type Option, optionsIn } from '../../../source/options.ts';
import type { OptionList } from '../../../source/schema-files.ts';
import { type JsonFile, type Path, placeOfKey, placeOfValue } from '../../../source/source.ts';
import type { Rule } from '../rule.ts';

export const options: Rule = function* (context) {
  for (const list of context.lists) yield* checkList(list, list.value, []);
  for (const set of context.sets) {
    for (const { field, path } of questionsOf(set)) {
      if (!field.$ref) yield* checkList(set.schema, field, path);
      if (field.items && !field.items.$ref) yield* checkList(set.schema, field.items, [...path, 'items']);
    }
  }
};

/**
 * Properties that an option may lack even if most others in its list have them. If most options have any
 * other property, such as a code, the rule `facts` reports the options without it.
 */
const ofSingleOptions = ['exclusive', 'help', 'image'];

export const facts: Rule = function* ({ lists }) {
  for (const list of lists) {
    const options = optionsIn(list.value) ?? [];
    const names = new Set(options.flatMap((option) => Object.keys(option.facts)));
    for (const name of names) {
      if (ofSingleOptions.includes(name)) continue;
      const without = options.filter((option) => option.facts[name] === undefined);
      if (without.length >= options.length / 2) continue;
      for (const { value, path } of without) {
        const message = `"${value}" has no "${name}", and the other options have one.`;
        yield { ...placeOfValue(list, path), message, fix: `Add "${name}" to it.` };
      }
    }
  }
};

function* checkList(file: JsonFile, list: OptionList, path: Path): Iterable<Finding> {
  const found = optionsIn(list ?? {});
  if (!found) {
    if (path.length > 0) return;
    yield { ...placeOfKey(file, []), message: 'This list has no answers.', fix: 'Add "enum": ["…", "…"].' };
    return;
  }
  // Line numbers are computed only for errors, because computing them is slow and lists can be long.
  for (const { at, ...wrong } of wrongTexts(found))
    yield { ...placeOfValue(file, [...path, ...at]), ...wrong };
  if (found.length > 0 && found.every((option) => option.deprecated)) {
    const message = 'This list has no option left that can be chosen.';
    yield { ...placeOfKey(file, path), message, fix: 'Add one, or take "deprecated" from one.' };
  }
}

interface Wrong extends Pick<Finding, 'message' | 'fix'> {
  readonly at: Path;
}

function* wrongTexts(list: readonly Option[]): Iterable<Wrong> {
  const seen = new Set<unknown>();
  /** Maps the text that people see (in lower case, without extra spaces) to the option's value. */
  const titles = new Map<string, string>();
  const values = new Set(list.map((option) => option.value));
  const renamed = new Set<string>();
  for (const { value, title, renamedFrom, path, valuePath } of list) {
    const wrong = wrongValue(value, seen, titles);
    if (wrong) yield { at: valuePath, ...wrong };
    seen.add(value);
    if (typeof value === 'string' && !titles.has(plain(value))) titles.set(plain(value), value);
    if (typeof title === 'string' && title !== value && title.trim() !== '') {
      const same = titles.get(plain(title));
      if (same !== undefined && same !== value) {
        const message = `People would read "${title}" twice: "${same}" is called so as well.`;
        yield { at: [...path, 'title'], message, fix: 'Give one of them another title.' };
      } else titles.set(plain(title), String(value));
    }
    if (path.at(-2) === 'oneOf' && (typeof title !== 'string' || title.trim() === '')) {
      yield { at: path, message: `The option "${value}" has no title.`, fix: `Add "title": "${value}".` };
    }
    for (const [index, old] of renamedFrom.entries()) {
      const at = [...path, 'renamedFrom', index];
      if (renamed.has(old)) {
        yield { at, message: `"${old}" became another option already.`, fix: 'Keep it at one of them.' };
      }
      if (values.has(old)) {
        yield { at, message: `"${old}" is still in this list.`, fix: 'Delete it here, or the option there.' };
      }
      renamed.add(old);
    }
  }
}

const plain = (text: string) => text.toLowerCase().replaceAll(/\s+/g, ' ').trim();

function wrongValue(
  value: unknown,
  seen: ReadonlySet<unknown>,
  titles: ReadonlyMap<string, string>,
): Omit<Wrong, 'at'> | undefined {
  if (typeof value !== 'string') {
    const message = 'Each option is a text in double quotes.';
    return { message, fix: value == null ? 'Add "const": "…".' : `Write "${value}".` };
  }
  if (value.trim() === '') {
    const message = 'This option is empty.';
    return { message, fix: 'Delete it: an optional question can be left without an answer.' };
  }
  if (value !== value.trim()) {
    return { message: 'A space stands before or after this option.', fix: `Write "${value.trim()}".` };
  }
  if (seen.has(value)) {
    return { message: `The option "${value}" is in this list twice.`, fix: 'Delete one of them.' };
  }
  const alike = titles.get(plain(value));
  if (alike !== undefined) {
    return { message: `"${value}" and "${alike}" are the same to a reader.`, fix: 'Delete one of them.' };
  }
  return undefined;
}
