import type { UniversityRecord } from '#contract/universities.ts';
import { figureNames, type UniversityFigures } from '#domain/contract-facts.ts';
import { call } from './http/client.ts';
import { isRecord, parseAmount } from './http/response.ts';
import { storedQuery } from './stored-results.ts';

/**
 * Loads the figures of all universities. Keeps the order of the response, because pages find the student's
 * university at index id - 1.
 */
export const getUniversities = storedQuery(
  'universities',
  async (_user: string, signal?: AbortSignal): Promise<UniversityFigures[]> => {
    const list = await call('/universities/', { signal, check: isList });
    return list.map((university) =>
      Object.fromEntries(
        figureNames.flatMap((name: keyof UniversityRecord) => {
          const amount = parseAmount(university[name]);
          return amount === undefined || amount < 0 ? [] : [[name, amount]];
        }),
      ),
    );
  },
);

function isList(body: unknown): body is readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(body) && body.every(isRecord);
}
