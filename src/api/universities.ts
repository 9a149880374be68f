import type { UniversityRecord } from '#contract/universities.ts';
import { parseAmount } from './http/amount.ts';
import { call } from './http/client.ts';
import { isRecord } from './http/response.ts';

/** The contract's figures, by their names on the wire; absent where a host leaves them out. */
export type UniversityFigures = { readonly [name in keyof Omit<UniversityRecord, 'id' | 'name'>]?: number };

const figures = [
  'app_fee_flat',
  'app_fee_percentage',
  'during_studies_min_payment',
  'during_studies_membership_fee',
  'after_studies_min_payment',
  'after_studies_membership_fee',
] as const satisfies (keyof UniversityFigures)[];

/** GET /universities/: in order, so that the one at position id-1 is the student's. */
export async function getUniversities(_user: string, signal?: AbortSignal): Promise<UniversityFigures[]> {
  const list = await call('/universities/', { signal, check: isList });
  return list.map((university) =>
    Object.fromEntries(
      figures.flatMap((name) => {
        const amount = parseAmount(university[name]);
        return amount === undefined || amount < 0 ? [] : [[name, amount]];
      }),
    ),
  );
}

function isList(body: unknown): body is readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(body) && body.every(isRecord);
}
