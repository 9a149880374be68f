import { lenderFile } from '../lender/lender-parts.ts';
import { at, fieldsOf, isObject, type Json, listOf, type Path, type Read, textAt } from './json.ts';

export function nameOf(value: Json, index: number): string {
  const named = isObject(value)
    ? (value.title ?? value.name ?? value.bank ?? value.id ?? value.legend ?? value.const)
    : undefined;
  if (typeof named === 'string' && named !== '') return named;
  return typeof value === 'string' && value !== '' ? value : `${index + 1}`;
}

/**
 * Returns the name of a list entry. An entry about a university is named after the university's title in
 * options/school.json.
 */
export function entryName(read: Read, file: string, path: Path): string {
  const entry = at(read(file), path) ?? null;
  const code =
    file !== lenderFile
      ? undefined
      : path[0] === 'universities'
        ? fieldsOf(entry).id
        : path[0] === 'groupLinks'
          ? fieldsOf(entry).university
          : undefined;
  const schools = listOf(at(read('options/school.json'), ['oneOf']));
  const school = schools.find((each) => code !== undefined && fieldsOf(each).code === code);
  return textAt(school, ['title']) ?? nameOf(entry, Number(path.at(-1)));
}
