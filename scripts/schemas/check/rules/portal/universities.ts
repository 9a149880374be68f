import { optionsIn } from '../../../source/options.ts';
import type { OptionList } from '../../../source/schema-files.ts';
import { type JsonFile, placeOfKey, placeOfValue } from '../../../source/source.ts';
import type { Rule } from '../rule.ts';

const schoolList = 'options/school.json';

/** Each school has its fees in portal.json, once; the portal finds them by counting, so no code is left out. */
export const universities: Rule = function* ({ source }) {
  const portal = source.json.get('portal.json') as JsonFile<PortalFile> | undefined;
  const list = source.json.get(schoolList);
  const entries = portal?.value.universities;
  // Whether there must be such a list is the meta schema's to say.
  if (!entries || !list) return;

  const schools = (optionsIn(list.value as OptionList) ?? [])
    .map(({ value, facts, path }) => ({ name: value, code: facts.code as number | undefined, path }))
    .sort((one, other) => (one.code ?? Number.MAX_VALUE) - (other.code ?? Number.MAX_VALUE));
  const odd = schools.findIndex(({ code }, index) => code !== index + 1);
  if (odd >= 0) {
    const { name, code = 'none', path } = schools[odd]!;
    const message = `The codes of the schools must be 1, 2, 3 … without a gap, and that of "${name}" is ${code}.`;
    yield { ...placeOfValue(list, [...path, 'code']), message, fix: `Write "code": ${odd + 1}.` };
    return;
  }

  const ids = entries.map(({ id }) => id);
  for (const [at, id] of ids.entries()) {
    const place = placeOfValue(portal, ['universities', at, 'id']);
    if (!schools.some(({ code }) => code === id)) {
      const message = `No school in ${schoolList} has the code ${id}.`;
      yield { ...place, message, fix: 'Add the school there, or delete this entry.' };
    } else if (ids.indexOf(id) < at) {
      yield { ...place, message: `University ${id} is in this list twice.`, fix: 'Keep one of them.' };
    }
  }
  for (const [at, { id }] of (portal.value.groupLinks ?? []).map(
    (link, index) => [index, { id: link.university }] as const,
  )) {
    if (id === undefined || ids.includes(id)) continue;
    yield {
      ...placeOfValue(portal, ['groupLinks', at, 'university']),
      message: `No university has the id ${id}, so nobody would see this group.`,
      fix: `Write one of ${ids.join(', ')}.`,
    };
  }
  for (const { name, code } of schools) {
    if (ids.includes(code)) continue;
    const message = `The fees of "${name}" are missing.`;
    yield { ...placeOfKey(portal, ['universities']), message, fix: `Add them with "id": ${code}.` };
  }
};

interface PortalFile {
  readonly universities?: readonly { readonly id?: number }[];
  readonly groupLinks?: readonly { readonly university?: number }[];
}
