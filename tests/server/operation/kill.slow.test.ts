import { expect, onTestFinished, test } from 'vitest';
import { nothingLost, soak } from '../../soak/soak.ts';
import { startPostgres } from '../support/storage/postgres.ts';
import { describeOnEachDatabase, describeOnPostgres, openEmbedded } from '../support/storage/test-storage.ts';

describeOnPostgres('killed under load', () => {
  test('loses nothing and recovers by itself when killed in turns with its database', async () => {
    const postgres = (await startPostgres({ isDurable: true }))!;
    onTestFinished(() => postgres.stop());
    const { dataDir } = await openEmbedded();
    const store = { dataDir, databaseUrl: postgres.url };
    const outcome = await soak({ store, kills: 6, writes: 200, postgres });
    expect(outcome).toMatchObject(nothingLost);
    expect(outcome.unavailable).toBeGreaterThan(0);
  });
});

describeOnEachDatabase('killed while creating a new store', (_, openEmpty) => {
  test('creates the rest at the next start', async () => {
    for (let count = 0; count < 2; count += 1) {
      const outcome = await soak({ store: await openEmpty(), kills: 0, writes: 5, isNew: true });
      expect(outcome).toMatchObject(nothingLost);
    }
  });
});
