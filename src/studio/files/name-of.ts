import { lenderFile } from '../lender/lender-parts.ts';
import { at, fieldsOf, isObject, type Json, listOf, type Path, type Read, textAt } from './json.ts';
import { once } from './once.ts';

export function nameOf(value: Json, index: number): string {
  const named = isObject(value)
    ? (value.title ?? value.name ?? value.bank ?? value.id ?? value.legend ?? value.const)
    : undefined;
  if (typeof named === 'string' && named !== '') return named;
  return typeof value === 'string' && value !== '' ? value : `${index + 1}`;
}

/**
 * Returns the name of a list entry. In the lender's file, a form is named by its title, and an entry about a
 * university by the university's title in options/school.json.
 */
export function entryName(read: Read, file: string, path: Path): string {
  const entry = at(read(file), path) ?? null;
  if (file === lenderFile && path[0] === 'forms') {
    const title = textAt(read(`${entry}/flow.json`), ['title']);
    if (title !== undefined) return title;
  }
  const { id, university = id } = fieldsOf(entry);
  // In the lender's file, only the ids of universities are numbers.
  const isAboutSchool = file === lenderFile && typeof university === 'number';
  const title = isAboutSchool ? namesByCode(read('options/school.json')).get(university) : undefined;
  return title ?? nameOf(entry, Number(path.at(-1)));
}

const known = new WeakMap<object, ReadonlyMap<number, string>>();

/** Maps the universities' codes to their names. */
export function namesByCode(schools: Json | undefined): ReadonlyMap<number, string> {
  const list = fieldsOf(schools);
  return once(known, list, () => {
    const options = listOf(list.oneOf).map(fieldsOf);
    return new Map(options.map(({ code, title }) => [Number(code), String(title)]));
  });
}
