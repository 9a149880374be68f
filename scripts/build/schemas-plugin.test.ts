import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLogger, createServer, type HotPayload } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Changes, change, schemasWith } from '#scripts/schemas/testing/fixture.ts';
import { schemas } from './schemas-plugin.ts';

/** This timeout, in milliseconds, is long because other tests may keep the machine busy. */
vi.setConfig({ testTimeout: 120_000 });

async function startDevServer(changes?: Changes) {
  const from = schemasWith(changes);
  const to = join(schemasWith(), 'generated');
  const printed: string[] = [];
  const sent: HotPayload[] = [];
  const logger = createLogger('silent');
  const server = await createServer({
    configFile: false,
    root: to,
    mode: 'development',
    customLogger: { ...logger, error: (text) => void printed.push(text) },
    plugins: [schemas({ from, to })],
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  onTestFinished(() => server.close());
  const trip = join(from, 'trip');
  // The test waits until Vite watches the folder, because Vite does not notice earlier changes.
  await expect.poll(() => server.watcher.getWatched()[trip]).toHaveLength(readdirSync(trip).length);
  server.ws.send = (payload: HotPayload | string) => {
    if (typeof payload === 'object') sent.push(payload);
  };
  const read = () => readFileSync(join(to, 'trip/flow.ts'), 'utf8');
  return { from, to, printed, sent, read };
}

test('regenerates on an edit, keeps the last valid form during an error, and recovers once the error is fixed', async () => {
  const { from, printed, sent, read } = await startDevServer();
  expect(read()).toContain('"title": "Visa"');

  change(from, { 'trip/flow.json': ['"title": "Visa"', '"title": "Permit"'] });
  await expect.poll(() => read()).toContain('"title": "Permit"');
  expect(printed).toEqual([]);

  const good = readFileSync(join(from, 'trip/flow.json'), 'utf8');
  change(from, { 'trip/flow.json': ['"title": "Permit",', '"title": "Pass"'] });
  await expect.poll(() => sent).toHaveLength(1);
  expect(printed.join()).toMatch(/trip\/flow\.json:21:22 {2}A comma is missing here\./);
  expect(sent[0]).toMatchObject({ type: 'error', err: { plugin: 'schemas', loc: { line: 21, column: 22 } } });
  expect(read()).toContain('"title": "Permit"');

  change(from, { 'trip/flow.json': good });
  await expect.poll(() => sent).toHaveLength(2);
  expect(sent[1]).toEqual({ type: 'update', updates: [] });
});

test('starts the server even if the schemas have errors', async () => {
  const { to, printed } = await startDevServer({ 'trip/flow.json': '{' });
  expect(printed.join()).toMatch(/trip\/flow\.json:1:1 {2}This file is empty\./);
  expect(existsSync(join(to, 'portal.ts'))).toBe(false);
});
