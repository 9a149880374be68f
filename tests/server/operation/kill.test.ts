import { expect, test } from 'vitest';
import { nothingLost, soak } from '../../soak/soak.ts';
import { openEmbedded } from '../support/storage/test-storage.ts';

/** `npm run soak` runs the same test for longer. */
const [kills, writes] = process.env.TEST_ALL ? [20, 500] : [3, 40];

test('neither loses nor duplicates acknowledged writes when killed repeatedly under load', async () => {
  const outcome = await soak({ store: await openEmbedded(), kills, writes });
  expect(outcome).toMatchObject(nothingLost);
  expect(outcome.kills).toBe(kills);
  expect(outcome.acknowledged).toBeGreaterThanOrEqual(writes);
});
