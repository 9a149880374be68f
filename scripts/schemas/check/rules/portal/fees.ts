import { type JsonFile, placeOfKey, placeOfValue } from '../../../source/source.ts';
import type { Rule } from '../rule.ts';

interface Fees {
  readonly id?: number;
  readonly app_fee_flat?: number;
  readonly app_fee_percentage?: number;
}

/** Each university asks an application fee, as an amount or as so many per cent. */
export const fees: Rule = function* ({ source }) {
  const portal = source.json.get('portal.json') as JsonFile<{ universities?: readonly Fees[] }> | undefined;
  for (const [index, { id, app_fee_flat, app_fee_percentage }] of (
    portal?.value.universities ?? []
  ).entries()) {
    const at = (name: keyof Fees) => placeOfValue(portal!, ['universities', index, name]);
    if (app_fee_flat === 0 && app_fee_percentage === 0) {
      yield {
        ...placeOfKey(portal!, ['universities', index, 'app_fee_flat']),
        message: `University ${id} would ask no application fee: both the amount and the percentage are 0.`,
        fix: 'Write one of them.',
      };
    }
    if (app_fee_percentage !== undefined && app_fee_percentage > 0 && app_fee_percentage < 0.5) {
      const meant = Number((app_fee_percentage * 100).toFixed(6));
      const message = `This is ${app_fee_percentage} per cent: D${app_fee_percentage * 10} of a tuition of D1,000.`;
      yield { ...at('app_fee_percentage'), message, fix: `Write ${meant} for ${meant} per cent.` };
    }
  }
};
