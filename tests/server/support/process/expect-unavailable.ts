import { expect } from 'vitest';

/** Not stored, and the client is told when to try again. */
export async function expectUnavailable(response: Promise<Response>): Promise<void> {
  const answer = await response;
  expect(await answer.json()).toEqual({ error: 'We cannot store anything just now. Try again.' });
  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
}
