import { describe, expect, onTestFinished, test } from 'vitest';
import { type Outcome, soak } from '../../soak/soak.ts';
import { startPostgres } from '../support/storage/postgres.ts';
import { describeOnEachDatabase, describeOnPostgres, openEmbedded } from '../support/storage/test-storage.ts';

/** `npm run soak` does the same for longer, and says how soon the server was ready again. */
const patient = { timeout: 300_000 };

function expectNothingLost(outcome: Outcome): void {
  const nothing = { lost: [], duplicated: [], unexplained: [], parts: [], damage: [] };
  expect(outcome).toMatchObject(nothing);
}

describe('killed under load, nothing that was acknowledged is lost or there twice', () => {
  test('20 times, on the embedded database', patient, async () => {
    const outcome = await soak({ store: await openEmbedded(), kills: 20, writes: 500 });
    expectNothingLost(outcome);
    expect(outcome.kills).toBe(20);
    expect(outcome.acknowledged).toBeGreaterThanOrEqual(500);
  });
});

describeOnPostgres('killed under load', () => {
  test('in turns with its database, it loses nothing and comes back by itself', patient, async () => {
    const postgres = (await startPostgres({ isDurable: true }))!;
    onTestFinished(() => postgres.stop());
    const { dataDir } = await openEmbedded();
    const store = { dataDir, databaseUrl: postgres.url };
    const outcome = await soak({ store, kills: 6, writes: 200, postgres });
    expectNothingLost(outcome);
    expect(outcome.unavailable).toBeGreaterThan(0);
  });
});

describeOnEachDatabase('killed while a new store is made', (_, openEmpty) => {
  test('it makes the rest at the next start', patient, async () => {
    for (let count = 0; count < 2; count += 1) {
      expectNothingLost(await soak({ store: await openEmpty(), kills: 0, writes: 5, isNew: true }));
    }
  });
});
