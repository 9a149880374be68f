import { realDate } from '../../../compile/ajv.ts';
import { placeOfValue } from '../../../source/source.ts';
import { eachFlow } from '../rule.ts';

/**
 * Checks that `opens` and `closes` are real days in the right order. A `closes` in the past is valid: the
 * form's page then shows that the form is closed.
 */
export const days = eachFlow(function* ({ file }) {
  const { opens, closes } = file.value;
  for (const [key, day] of Object.entries({ opens, closes })) {
    if (day === undefined || realDate.test(day)) continue;
    const message = `There is no day "${day}".`;
    const fix = 'Write year, month and day, for example "2027-01-31".';
    yield { ...placeOfValue(file, [key]), message, fix };
  }
  if (!opens || !closes || opens <= closes) return;
  const message = `The form closes on ${closes}, before it opens on ${opens}.`;
  const fix = 'Write a later day here, or an earlier one as "opens".';
  yield { ...placeOfValue(file, ['closes']), message, fix };
});
