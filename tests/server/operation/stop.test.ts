import { expect, test } from 'vitest';
import { findingsIn } from '../../soak/audit.ts';
import { application } from '../../soak/writes.ts';
import { incoming, startUpload } from '../support/process/half-upload.ts';
import { startNoting } from '../support/process/noting-client.ts';
import { exitOf, runServerProcess } from '../support/process/process.ts';
import { describeOnDatabase } from '../support/storage/test-storage.ts';

describeOnDatabase('SIGTERM with many requests in flight', (open) => {
  test('finishes all of them, also after repeated signals, and has stored everything acknowledged', async () => {
    const place = await open();
    const { child, url } = await runServerProcess(place);
    const { ledger, post } = startNoting(url);
    const { id } = await post(application('3000000'));
    const uploads = await Promise.all(['a', 'b', 'c'].map((text) => startUpload(url, id!, text)));
    await expect.poll(() => incoming(place)).toHaveLength(uploads.length);
    const applications = Array.from({ length: 9 }, (_, number) => post(application(`310000${number}`)));
    await Promise.race(applications);

    const exited = exitOf(child, 'SIGTERM');
    await expect.poll(() => isListening(url)).toBe(false);
    child.kill('SIGTERM');
    child.kill('SIGINT');
    for (const ended of await Promise.allSettled(applications)) {
      // Once the server has closed its port, new requests fail.
      if (ended.status === 'rejected') expect(ended.reason).toMatchObject({ message: 'fetch failed' });
    }
    for (const { finish } of uploads) finish();
    expect(await exited).toEqual([0, null]);

    for (const { received } of uploads) expect(received()).toMatch(/^HTTP\/1.1 200 /);
    expect(await place.rows('select id from invoice_files')).toHaveLength(uploads.length);
    expect(incoming(place)).toEqual([]);
    expect(ledger.compare(await findingsIn(place))).toMatchObject({ lost: [], duplicated: [] });
  });
});

async function isListening(url: string): Promise<boolean> {
  return fetch(`${url}/health/live`, { headers: { connection: 'close' } }).then(
    () => true,
    () => false,
  );
}
