import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { getDeposits } from '../transactions.ts';
import { ApiError } from './api-error.ts';
import { readCalls, row } from './testing/every-json-call.ts';
import { stubHost } from './testing/stub-host.ts';

/*
 * A call returns what its type promises or throws an ApiError, whatever the response body is. `npm run
 * faults` tries ten thousand bodies, and a list of a million rows.
 */

const runs = Number(process.env.MUTATED_ANSWERS ?? (process.env.TEST_ALL ? 1000 : 50));

let body = '';
beforeEach(() =>
  stubHost((request, response) => {
    request.resume();
    response.writeHead(200, { 'content-type': 'application/json' }).end(body);
  }),
);

const strange = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom(
    ...[undefined, null, '', 'NaN', 'undefined', '-0', '1e999', 9e307, -9e307, 2 ** 53, [], {}, [[]], true],
    ...['\u202eمرحبا', '👩🏽‍🎓'.repeat(500), '\u00a0', '<b>x</b>', '2026-02-31', '+275760-09-13'],
  ),
);

const mutated = fc
  .tuple(fc.constantFrom(...readCalls), fc.array(fc.tuple(fc.nat(), strange), { minLength: 1, maxLength: 3 }))
  .map(([[, call, right], changes]) => ({
    call,
    answer: changes.reduce<unknown>((answer, [at, value]) => {
      const places = placesIn(answer);
      return withValue(answer, places[at % places.length]!, value);
    }, right),
  }));

function placesIn(answer: unknown): readonly (readonly string[])[] {
  if (typeof answer !== 'object' || answer === null) return [[]];
  const within = Object.entries(answer).flatMap(([key, value]) =>
    placesIn(value).map((place) => [key, ...place]),
  );
  return [[], [Array.isArray(answer) ? String(answer.length) : 'more'], ...within];
}

/**
 * Returns a copy of `answer` with one changed value. An undefined value removes the property, because JSON
 * leaves it out.
 */
function withValue(answer: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const copy = structuredClone(answer) as Record<string, unknown>;
  copy[key] = withValue(copy[key], rest, value);
  return copy;
}

function expectDisplayable(value: unknown): void {
  if (typeof value === 'number') expect(Number.isFinite(value)).toBe(true);
  else if (typeof value === 'object' && value !== null) Object.values(value).forEach(expectDisplayable);
  else expect(['string', 'boolean', 'undefined', 'object']).toContain(typeof value);
}

async function expectReadOrRefused(call: () => Promise<unknown>, answer: unknown): Promise<void> {
  body = JSON.stringify(answer) ?? '';
  await call().then(expectDisplayable, (error) => expect(error).toBeInstanceOf(ApiError));
}

test('reads the valid responses', async () => {
  for (const [name, call, right] of readCalls) {
    body = JSON.stringify(right);
    await expect(call(), name).resolves.toBeDefined();
  }
});

test('reads or refuses any other response', async () => {
  await fc.assert(
    fc.asyncProperty(mutated, ({ call, answer }) => expectReadOrRefused(call, answer)),
    { numRuns: runs },
  );
});

if (runs >= 10_000) {
  test('reads a list of a million rows', async () => {
    body = JSON.stringify({ results: Array.from({ length: 1_000_000 }, () => row) });
    expect(await getDeposits('u1')).toHaveLength(1_000_000);
  });
}
