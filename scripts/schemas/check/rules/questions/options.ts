import type { Finding } from '../../../source/finding.ts';
import { optionsIn } from '../../../source/options.ts';
import type { OptionList } from '../../../source/schema-files.ts';
import { type JsonFile, type Path, placeOfKey, placeOfValue } from '../../../source/source.ts';
import { askingSteps, baseFields, type Rule } from '../rule.ts';

/** Lists of answers hold different, non-empty texts, each with a title, and something to choose. */
export const options: Rule = function* ({ source, flows }) {
  for (const file of source.json.values()) {
    if (file.path.startsWith('options/')) yield* checkList(file, file.value as OptionList, []);
  }
  for (const step of askingSteps(flows)) {
    for (const { field, path } of baseFields(step)) {
      if (!field.$ref) yield* checkList(step.schema, field, path);
    }
  }
};

function* checkList(file: JsonFile, list: OptionList, path: Path): Iterable<Finding> {
  const found = optionsIn(list ?? {});
  if (!found) {
    if (path.length > 0) return;
    yield {
      ...placeOfKey(file, []),
      message: 'This list has no answers.',
      fix: 'Add "enum": ["…", "…"].',
    };
    return;
  }
  const seen = new Set<unknown>();
  /** Which option a student reads so, whatever its spelling. */
  const titles = new Map<string, string>();
  const values = new Set(found.map((option) => option.value));
  const renamed = new Set<string>();
  for (const { value, title, renamedFrom, path: at, valuePath } of found) {
    const wrong = wrongValue(value, seen, titles);
    // Finding a place takes time, and lists can be long.
    if (wrong) yield { ...placeOfValue(file, [...path, ...valuePath]), ...wrong };
    seen.add(value);
    if (typeof value === 'string') {
      const same = titles.get(plain(value));
      if (same === undefined) titles.set(plain(value), value);
    }
    if (typeof title === 'string' && title !== value && title.trim() !== '') {
      const same = titles.get(plain(title));
      if (same !== undefined && same !== value) {
        yield {
          ...placeOfValue(file, [...path, ...at, 'title']),
          message: `Students would read "${title}" twice: "${same}" is called so as well.`,
          fix: 'Give one of them another title.',
        };
      } else titles.set(plain(title), String(value));
    }
    if (at.at(-2) === 'oneOf' && (typeof title !== 'string' || title.trim() === '')) {
      yield {
        ...placeOfValue(file, [...path, ...at]),
        message: `The option "${value}" has no title.`,
        fix: `Add "title": "${value}".`,
      };
    }
    for (const [index, old] of renamedFrom.entries()) {
      const oldPlace = placeOfValue(file, [...path, ...at, 'renamedFrom', index]);
      if (renamed.has(old)) {
        yield {
          ...oldPlace,
          message: `"${old}" became another option already.`,
          fix: 'Keep it at one of them.',
        };
      }
      if (values.has(old)) {
        yield {
          ...oldPlace,
          message: `"${old}" is still in this list.`,
          fix: 'Delete it here, or the option there.',
        };
      }
      renamed.add(old);
    }
  }
  if (found.length > 0 && found.every((option) => option.deprecated)) {
    yield {
      ...placeOfKey(file, path),
      message: 'This list has no option left that can be chosen.',
      fix: 'Add one, or take "deprecated" from one.',
    };
  }
}

/** Without capitals and spaces, as a reader compares. */
const plain = (text: string) => text.toLowerCase().replaceAll(/\s+/g, ' ').trim();

function wrongValue(
  value: unknown,
  seen: ReadonlySet<unknown>,
  titles: ReadonlyMap<string, string>,
): Pick<Finding, 'message' | 'fix'> | undefined {
  if (typeof value !== 'string') {
    return {
      message: 'Each option is a text in double quotes.',
      fix: value == null ? 'Add "const": "…".' : `Write "${value}".`,
    };
  }
  if (value.trim() === '') {
    return {
      message: 'This option is empty.',
      fix: 'Delete it: an optional question can be left without an answer.',
    };
  }
  if (value !== value.trim()) {
    return { message: 'A space stands before or after this option.', fix: `Write "${value.trim()}".` };
  }
  if (seen.has(value)) {
    return { message: `The option "${value}" is in this list twice.`, fix: 'Delete one of them.' };
  }
  const alike = titles.get(plain(value));
  if (alike !== undefined) {
    return {
      message: `"${value}" and "${alike}" are the same to a reader.`,
      fix: 'Delete one of them.',
    };
  }
  return undefined;
}
