import { expect, test } from 'vitest';
import { nothingLost, soak } from '../../soak/soak.ts';
import { openEmbedded } from '../support/storage/test-storage.ts';

/** `npm run soak` does the same for longer, and says how soon the server was ready again. */
const [kills, writes] = process.env.TEST_ALL ? [20, 500] : [3, 40];

test('killed again and again under load, nothing that was acknowledged is lost or there twice', async () => {
  const outcome = await soak({ store: await openEmbedded(), kills, writes });
  expect(outcome).toMatchObject(nothingLost);
  expect(outcome.kills).toBe(kills);
  expect(outcome.acknowledged).toBeGreaterThanOrEqual(writes);
});
