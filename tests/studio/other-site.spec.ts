import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Request } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../scripts/tooling/chromium.mjs';
import { rewording, tokenOf } from './raw-calls.ts';
import { test as base, expect } from './studio.ts';

const executablePath = findChromium();

/**
 * `otherPort` is the port of a server that serves a page of another site. The browser resolves all host names
 * that end in `.example` to this machine.
 */
const test = base.extend<object, { otherPort: number }>({
  otherPort: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured first argument
    async ({}, use) => {
      const site = http.createServer((_request, response) =>
        response
          .setHeader('content-type', 'text/html')
          .end('<!doctype html><title>Prizes</title><h1>Prizes</h1>'),
      );
      await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
      await use((site.address() as AddressInfo).port);
      site.close();
    },
    { scope: 'worker' },
  ],
});

test.use({
  launchOptions: {
    ...(executablePath && { executablePath }),
    args: [...chromiumFlags, '--host-resolver-rules=MAP *.example 127.0.0.1'],
  },
});

/**
 * The hosts from which an attacking page is served: another site, another name of this machine, and the
 * studio's own host (but on another port, by another program).
 */
const hosts = ['evil.example', 'localhost', '127.0.0.1'];

for (const host of hosts) {
  test(`a page of ${host} reads nothing, changes nothing and shows nothing of the studio`, {
    tag: host === 'evil.example' ? '@core' : [],
  }, async ({ page, address, folder, otherPort }) => {
    const { origin } = new URL(address);
    const token = await tokenOf(origin);
    // The studio is opened first, so that the browser has its cookies and storage, if there are any.
    await page.goto(address);
    await page.goto(`http://${host}:${otherPort}/`);
    const underWay = new Set<Request>();
    page.on('request', (request) => underWay.add(request));
    page.on('requestfinished', (request) => underWay.delete(request));
    page.on('requestfailed', (request) => underWay.delete(request));
    const got = await page.evaluate(tryAll, { origin, token, body: JSON.stringify(rewording) });
    expect(got).toEqual({ read: [], embedded: [] });
    // The test waits until all requests have ended, even those whose responses the page must not read.
    await expect.poll(() => [...underWay].map((request) => request.url())).toEqual([]);
    expect(folder.diff()).toEqual([]);
  });
}

/** Runs in a page of another site. Tries every way to read, change or embed the studio. */
async function tryAll({ origin, token, body }: { origin: string; token: string; body: string }) {
  const page = `${origin}/__studio`;
  const call = `${page}/call/change`;
  const headers = { 'content-type': 'application/json', 'x-studio-token': token };
  const reads: [string, () => Promise<Response>][] = [
    ['the page', () => fetch(page)],
    ['the page, with what the browser keeps for it', () => fetch(page, { credentials: 'include' })],
    ['a file', () => fetch(`${origin}/studio/main.tsx`)],
    ['a call', () => fetch(call, { method: 'POST', headers, body })],
    ['a call without a question beforehand', () => fetch(call, { method: 'POST', body })],
    [
      'a call by text',
      () => fetch(call, { method: 'POST', headers: { 'content-type': 'text/plain' }, body }),
    ],
    ['files', () => fetch(`${page}/call/open`, { method: 'POST', headers, body: '{}' })],
    ['an answer to GET', () => fetch(`${page}/call/open`)],
  ];
  const read: string[] = [];
  for (const [what, ask] of reads)
    await ask().then(
      () => read.push(what),
      () => {},
    );
  // Browsers let a page send this request to another origin, but not read the response.
  await fetch(call, { method: 'POST', mode: 'no-cors', body }).catch(() => {});
  navigator.sendBeacon(call, new Blob([body], { type: 'text/plain' }));
  const form = document.createElement('form');
  form.method = 'post';
  form.enctype = 'text/plain';
  form.action = call;
  form.target = 'answer';
  const field = document.createElement('input');
  // A form sends "=" between the field's name and its value. The test therefore splits the body at a "="
  // inside a JSON string, so that the sent text is valid JSON.
  const [start, end] = body.replace('"label":"Reword"', '"label":"="').split('=');
  field.name = start!;
  field.value = end!;
  form.append(field);
  const frame = document.createElement('iframe');
  frame.name = 'answer';
  document.body.append(frame, form);
  form.submit();

  const embedded: string[] = [];
  const loads = (tag: string, attributes: object) =>
    new Promise<boolean>((resolve) => {
      const element = Object.assign(document.createElement(tag), attributes);
      element.onload = () => resolve(true);
      element.onerror = () => resolve(false);
      document.body.append(element);
      setTimeout(() => resolve(false), 60_000);
    });
  if (await loads('script', { src: `${origin}/studio/main.tsx`, type: 'module' })) embedded.push('a module');
  if (await loads('script', { src: `${origin}/@vite/client` })) embedded.push('a script');
  if (await loads('img', { src: `${origin}/app/icon.svg` })) embedded.push('a picture');
  if (await loads('link', { rel: 'stylesheet', href: `${origin}/app/portal.css?direct` }))
    embedded.push('a sheet');
  const socket = new WebSocket(origin.replace('http', 'ws'), 'vite-hmr');
  const isOpen = await new Promise<boolean>((resolve) => {
    socket.onopen = () => resolve(true);
    socket.onerror = () => resolve(false);
  });
  if (isOpen) embedded.push('a connection');
  return { read, embedded };
}

test('shows nothing in a frame of another site', async ({ page, address, otherPort }) => {
  await page.goto(`http://evil.example:${otherPort}/`);
  const answered = page.waitForResponse((response) => response.url().startsWith(new URL(address).origin));
  await page.evaluate((src) => {
    document.body.append(Object.assign(document.createElement('iframe'), { src }));
  }, address);
  expect((await answered).status()).toBe(403);
  const inside = page.frames()[1]!;
  await inside.waitForLoadState();
  expect(await inside.locator('body').innerText()).not.toMatch(/Studio|Undo/);
});

test('refuses another host name that resolves to this machine', async ({ page, address }) => {
  const { port } = new URL(address);
  const answer = await page.goto(`http://evil.example:${port}/__studio`);
  expect(answer!.status()).toBe(403);
  expect(await page.content()).not.toContain('studio-token');
});
