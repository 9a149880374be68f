import { phoneCountries } from '../../../compile/phones.ts';
import { allFields, type FieldPlace } from '../../../source/field-sets.ts';
import type { Finding } from '../../../source/finding.ts';
import { type JsonFile, nodeOf, placeOfKey, placeOfValue } from '../../../source/source.ts';
import { deleting, eachSet, replacing } from '../rule.ts';

export const phones = eachSet(function* (set) {
  for (const place of allFields(set)) yield* misplaced(set.schema, place);
  for (const { field, path } of allFields(set))
    for (const [index, code] of (field.countries ?? []).entries())
      if (!phoneCountries.includes(code)) yield noCountry(set.schema, [...path, 'countries', index], code);
});

const impliedByCountries = ['pattern', 'minLength', 'maxLength'] as const;

function* misplaced(schema: JsonFile, { name, field, path, narrowed }: FieldPlace): Iterable<Finding> {
  const isPhone = field.format === 'phone';
  if (isPhone && !field.countries && !narrowed) {
    const message = `Nothing says of which countries the phone number "${name}" may be.`;
    yield { ...placeOfKey(schema, path), message, fix: 'Add "countries": ["GM"].' };
  }
  if (!field.countries) return;
  const at = placeOfKey(schema, [...path, 'countries']);
  if (narrowed) {
    const message = `The countries of "${name}" cannot hang on another answer.`;
    yield { ...at, message, fix: 'Name all of them where the question stands, and delete them here.' };
  } else if (!isPhone) {
    const message = `"countries" is for a phone number, and "${name}" is none.`;
    yield { ...at, message, fix: 'Delete it, or add "format": "phone".' };
    return;
  }
  for (const key of impliedByCountries) {
    if (field[key] === undefined) continue;
    const message = `The countries say which numbers are right, so that "${name}" needs no "${key}".`;
    const place = [...path, key];
    yield { ...placeOfKey(schema, place), message, fix: 'Delete it.', edit: deleting(schema, place) };
  }
}

const meant: { readonly [code: string]: string } = { UK: 'GB', EN: 'GB', EL: 'GR' };

/**
 * Reports a country code that does not exist. Offers an edit only for a well-known mistake or for swapped
 * letters, because any other wrong code resembles too many existing codes.
 */
function noCountry(schema: JsonFile, path: (string | number)[], code: string): Finding {
  const swapped = [...code].reverse().join('');
  const right = meant[code] ?? (phoneCountries.includes(swapped) ? swapped : undefined);
  return {
    ...placeOfValue(schema, path),
    message: `There is no country "${code}" with phone numbers.`,
    fix: right
      ? `Write "${right}".`
      : 'Write the two letters of the country: "GM" for The Gambia, "SN" for Senegal.',
    ...(right && { edit: replacing(nodeOf(schema, path)!, right) }),
  };
}
