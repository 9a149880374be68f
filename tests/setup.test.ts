import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { createServer as createViteServer } from 'vite';
import { expect, onTestFinished, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const commands = Object.keys(scripts).filter((name) => !name.startsWith('pre'));

test('every command installs dependencies first, and servers check the port before that', () => {
  for (const name of commands) {
    const isListening = name === 'start' || name === 'dev';
    const steps = isListening ? /setup\.mjs port deps\b/ : /setup\.mjs (port )?deps\b/;
    expect.soft(scripts[`pre${name}`], name).toMatch(steps);
  }
});

function setUpPort(port: number) {
  const env = { ...process.env, PORT: String(port) };
  return spawnSync(process.execPath, ['scripts/tooling/setup.mjs', 'port'], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
}

test('reports a taken port in one sentence, and accepts a free one', async () => {
  const other = createServer().listen({ host: '127.0.0.1', port: 0 });
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const taken = setUpPort(port);
  expect(taken.stderr).toBe(
    `Port ${port} is taken by another program. Stop it, or set PORT to another number.\n`,
  );
  expect(taken.status).toBe(1);
  other.close();
  await once(other, 'close');
  expect(setUpPort(port)).toMatchObject({ status: 0, stderr: '' });
});

test('the dev server proxies API calls to the server at PORT', async () => {
  const own = createHttpServer((_request, response) => response.end('own'));
  own.listen({ host: '127.0.0.1', port: 0 });
  await once(own, 'listening');
  onTestFinished(() => void own.close());
  process.env.PORT = String((own.address() as AddressInfo).port);
  onTestFinished(() => void delete process.env.PORT);
  const portal = await createViteServer({
    root: path.join(root, 'src'),
    configFile: path.join(root, 'vite.config.ts'),
    server: { port: 0, ws: false },
    mode: 'test',
    logLevel: 'silent',
  });
  onTestFinished(() => portal.close());
  await portal.listen();
  const answer = await fetch(new URL('/api/universities/', portal.resolvedUrls!.local[0]));
  expect(await answer.text()).toBe('own');
});
