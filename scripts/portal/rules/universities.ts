import type { Finding } from '../../schemas/source/finding.ts';
import { optionsIn } from '../../schemas/source/options.ts';
import { placeOfKey, placeOfValue, type Source } from '../../schemas/source/source.ts';
import { portalOf, schoolsOf, universityName } from '../portal-json.ts';

/**
 * Checks that the schools' codes are 1, 2, 3 and so on without a gap, because the portal looks up a school's
 * fees at the index `code - 1`. Also checks that each school has exactly one entry of fees.
 */
export function* universities(source: Source): Iterable<Finding> {
  const portal = portalOf(source);
  const list = schoolsOf(source);
  const entries = portal?.value.universities;
  // The meta schema already reports a missing list of universities or schools.
  if (!entries || !list) return;

  const schools = (optionsIn(list.value) ?? [])
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
      const message = `No school in ${list.path} has the code ${id}.`;
      yield { ...place, message, fix: 'Add the school there, or delete this entry.' };
    } else if (ids.indexOf(id) < at) {
      yield {
        ...place,
        message: `${universityName(source, id)} is in this list twice.`,
        fix: 'Keep one of them.',
      };
    }
  }
  for (const [at, { university }] of (portal.value.groupLinks ?? []).entries()) {
    if (university === undefined || ids.includes(university)) continue;
    yield {
      ...placeOfValue(portal, ['groupLinks', at, 'university']),
      message: `No university has the id ${university}, so nobody would see this group.`,
      fix: `Write one of ${ids.join(', ')}.`,
    };
  }
  for (const { name, code } of schools) {
    if (ids.includes(code)) continue;
    const message = `The fees of "${name}" are missing.`;
    yield { ...placeOfKey(portal, ['universities']), message, fix: `Add them with "id": ${code}.` };
  }
}

export function* fees(source: Source): Iterable<Finding> {
  const portal = portalOf(source);
  for (const [index, university] of (portal?.value.universities ?? []).entries()) {
    const { id, app_fee_flat: flat, app_fee_percentage: percentage } = university;
    if (flat === 0 && percentage === 0) {
      yield {
        ...placeOfKey(portal!, ['universities', index, 'app_fee_flat']),
        message: `${universityName(source, id)} would ask no application fee: both the amount and the percentage are 0.`,
        fix: 'Write one of them.',
      };
    }
    if (percentage && percentage > 0 && percentage < 0.5) {
      const place = placeOfValue(portal!, ['universities', index, 'app_fee_percentage']);
      const meant = Number((percentage * 100).toFixed(6));
      const message = `This is ${percentage} per cent: D${percentage * 10} of a tuition of D1,000.`;
      yield { ...place, message, fix: `Write ${meant} for ${meant} per cent.` };
    }
  }
}
