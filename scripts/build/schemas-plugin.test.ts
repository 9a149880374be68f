import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLogger, createServer, type HotPayload } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Changes, change, schemasWith } from '#scripts/schemas/testing/fixture.ts';
import { schemas } from './schemas-plugin.ts';

/** On a machine that is busy with other tests. */
const patience = 25_000;
vi.setConfig({ testTimeout: 120_000 });

/** A dev server over a copy of the schemas, and what it prints and sends to the page. */
async function developing(changes?: Changes) {
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
  // The files one by one: what changes before its file is watched is no change.
  const isWatched = () => expect(server.watcher.getWatched()[trip]).toHaveLength(readdirSync(trip).length);
  await vi.waitFor(isWatched, patience);
  server.ws.send = (payload: HotPayload | string) => {
    if (typeof payload === 'object') sent.push(payload);
  };
  const read = () => readFileSync(join(to, 'trip/flow.ts'), 'utf8');
  return { from, to, printed, sent, read };
}

test('an edit is generated at once; a slip is told and leaves the last good form; mending it is enough', async () => {
  const { from, printed, sent, read } = await developing();
  expect(read()).toContain('"title": "Visa"');

  change(from, { 'trip/flow.json': ['"title": "Visa"', '"title": "Permit"'] });
  await vi.waitFor(() => expect(read()).toContain('"title": "Permit"'), patience);
  expect(printed).toEqual([]);

  const good = readFileSync(join(from, 'trip/flow.json'), 'utf8');
  change(from, { 'trip/flow.json': ['"title": "Permit",', '"title": "Pass"'] });
  await vi.waitFor(() => expect(sent).toHaveLength(1), patience);
  expect(printed.join()).toMatch(/trip\/flow\.json:21:22 {2}A comma is missing here\./);
  expect(sent[0]).toMatchObject({ type: 'error', err: { plugin: 'schemas', loc: { line: 21, column: 22 } } });
  expect(read()).toContain('"title": "Permit"');

  change(from, { 'trip/flow.json': good });
  await vi.waitFor(() => expect(sent).toHaveLength(2), patience);
  expect(sent[1]).toEqual({ type: 'update', updates: [] });
});

test('schemas that are wrong from the start do not keep the server from starting', async () => {
  const { to, printed } = await developing({ 'trip/flow.json': '{' });
  expect(printed.join()).toMatch(/trip\/flow\.json:1:1 {2}This file is empty\./);
  expect(existsSync(join(to, 'portal.ts'))).toBe(false);
});
