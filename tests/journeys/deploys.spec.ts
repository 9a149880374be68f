import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { folders } from '#folders';
import { field, fillApplication, heading } from './application.ts';
import { test as base, expect } from './fixture.ts';
import { cachedAddresses, registrations, visit } from './offline.ts';
import { type Portal, startPortal } from './portal.ts';
import { build, copy, type ProjectCopy } from './project-copy.ts';
import { watchLoads } from './requests.ts';

/**
 * The address to which pages send web vitals. Its origin differs from the portal's, so the content security
 * policy must allow it.
 */
const collector = 'http://vitals.example/collect';

type Deployed = Portal & { readonly copy: ProjectCopy };

const test = base.extend<{ copy: ProjectCopy; deployed: Deployed }>({
  copy,
  deployed: async ({ copy }, use) => {
    cpSync(folders.dist, path.join(copy.dir, 'dist'), { recursive: true });
    cpSync(folders.generated, path.join(copy.dir, 'src/generated'), { recursive: true });
    const portal = await startPortal({ projectDir: copy.dir, environment: { VITE_VITALS_URL: collector } });
    await use({ ...portal, copy });
    await portal.close();
  },
  baseURL: async ({ deployed }, use) => use(deployed.url),
});
test.use({ serviceWorkers: 'allow' });

function editBuilt({ copy }: Deployed, name: string, change: (text: string) => string): void {
  const file = path.join(copy.dir, 'dist', name);
  for (const end of ['.br', '.gz']) rmSync(file + end);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

/**
 * Deploys the same build as another version: with another version number, and without one precached chunk.
 */
async function deploy(deployed: Deployed): Promise<void> {
  await deployed.kill();
  const dist = path.join(deployed.copy.dir, 'dist');
  const [, version] = /"version":"(\w+)"/.exec(readFileSync(path.join(dist, 'service-worker.js'), 'utf8'))!;
  editBuilt(deployed, 'service-worker.js', (code) =>
    code.replace(/"quiz-[^"]+",/, '').replace(version!, 'another'),
  );
  for (const name of ['index.html', ...readdirSync(path.join(dist, 'pages')).map((page) => `pages/${page}`)])
    if (name.endsWith('.html')) editBuilt(deployed, name, (html) => html.replace(version!, 'another'));
  await deployed.restart();
}

const untilWaiting = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state))
    .toBe('installed');

const newVersion = (page: Page) => page.locator('meta[name=version][content=another]');

test('an open form keeps its version, and the next start has the new one', async ({ page, deployed }) => {
  await visit(page, '/survey');
  await page.goto('/basic-information');
  const firstName = field(page, 'firstName');
  await firstName.fill('Awa');
  await expect(page.getByText(/^Saved on this device/)).toBeVisible();
  await deploy(deployed);

  await page.reload();
  await untilWaiting(page);
  const loads = watchLoads(page);
  await page.reload();
  await expect(firstName).toHaveValue('Awa');
  await fillApplication(page);
  await expect(newVersion(page)).toHaveCount(0);
  expect(loads).toHaveLength(1); // the only page load is the reload above

  await page.goto('/');
  await page.goto('/basic-information');
  await expect(newVersion(page)).toHaveCount(1);
  await expect(firstName).toHaveValue('Awa');
  await page.reload();
  await expect(newVersion(page)).toHaveCount(1);
});

test('with no tab open, the new version starts and the old one’s files are deleted', async ({
  page,
  context,
  deployed,
}) => {
  await visit(page, '/survey');
  await page.goto('/basic-information');
  await field(page, 'firstName').fill('Awa');
  await expect(page.getByText(/^Saved on this device/)).toBeVisible();
  await deploy(deployed);
  await page.reload();
  await untilWaiting(page);
  await page.close();
  const later = await context.newPage();
  await expect
    .poll(async () => {
      await later.goto('about:blank');
      await later.goto('/basic-information');
      await field(later, 'firstName').waitFor();
      return newVersion(later).count();
    })
    .toBe(1);
  await expect.poll(() => cachedAddresses(later)).not.toContainEqual(expect.stringMatching(/\/quiz-/));
  await deployed.kill();
  await later.goto('/basic-information');
  await expect(field(later, 'firstName')).toHaveValue('Awa');
  // The old version cached this page only because it was opened; the new version must cache it too.
  await later.goto('/survey');
  await expect(newVersion(later)).toHaveCount(1);
  await expect(heading(later, 'About you')).toBeVisible();
});

test('a phone without room for the next version gets it from the network', async ({
  page,
  context,
  deployed,
}) => {
  await visit(page, '/');
  const browser = await context.newCDPSession(page);
  await browser.send('Storage.overrideQuotaForOrigin', { origin: deployed.url, quotaSize: 1 });
  await deployed.kill();
  for (const page of ['index.html', 'pages/basic-information.html'])
    editBuilt(deployed, page, (html) => html.replace('<html', '<html data-version="2"'));
  editBuilt(deployed, 'service-worker.js', (code) => `${code}// 2`);
  await deployed.restart();
  await expect
    .poll(async () => {
      await page.goto('/basic-information');
      return page.locator('[data-version="2"] h1').count();
    })
    .toBe(1);
});

test('a chunk that another version has removed causes one reload with that version’s page', async ({
  page,
  deployed,
  faults,
}) => {
  await visit(page, '/login');
  // The server also serves chunks of earlier builds, so the test deletes the chunk there too.
  for (const dir of [
    path.join(deployed.copy.dir, 'dist/assets'),
    path.join(deployed.dataDir, 'builds/assets'),
  ])
    for (const name of readdirSync(dir))
      if (name.startsWith('ForgotPasswordPage-')) rmSync(path.join(dir, name));
  for (const name of ['index.html', 'pages/forgotpassword.html'])
    editBuilt(deployed, name, (html) => html.replace(/(name="version" content=")\w+/, '$1another'));
  const loads = watchLoads(page);
  await page.getByRole('link', { name: 'Forgot password' }).click();
  await expect(newVersion(page)).toHaveCount(1);
  await expect(heading(page, 'This page did not load')).toBeVisible();
  expect(loads).toHaveLength(1);
  faults.length = 0;
});

test('a build without a worker uninstalls the worker; one with web vitals reports them', async ({
  page,
  copy,
}) => {
  await visit(page, '/');
  writeFileSync(path.join(copy.dir, '.env'), `VITE_SERVICE_WORKER=off\nVITE_VITALS_URL=${collector}\n`);
  copy.pass(build);
  await page.goto('/basic-information');
  const firstName = field(page, 'firstName');
  await firstName.fill('Awa');
  await expect.poll(() => registrations(page)).toBe(0);
  expect(await cachedAddresses(page)).toEqual([]);
  await expect(firstName).toHaveValue('Awa');

  const watching = page.waitForResponse(/\/assets\/vitals-/);
  await page.goto('/basic-information?from=a-friend');
  await watching;
  await firstName.press('End');
  // The test waits until the page is idle, because only then does web-vitals record the interaction.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const whenIdle = () => requestIdleCallback(() => requestIdleCallback(() => resolve()));
        new PerformanceObserver(whenIdle).observe({ type: 'first-input', buffered: true });
      }),
  );
  await page.context().route(collector, (route) => route.fulfill({ status: 204 }));
  const sending = page.waitForRequest(collector);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const beacon = await sending;
  // The content type `text/plain` needs no CORS preflight. The referrer must not be sent, because a page's
  // address may identify the student.
  expect(await beacon.headerValue('content-type')).toBe('text/plain;charset=UTF-8');
  expect(await beacon.headerValue('referer')).toBeNull();
  expect((await beacon.response())?.status()).toBe(204);
  expect(beacon.postDataJSON()).toEqual({
    route: '/basic-information',
    ...Object.fromEntries(['TTFB', 'FCP', 'LCP', 'INP', 'CLS'].map((name) => [name, expect.any(Number)])),
  });
});

test('a phone in data saver mode caches what it has loaded, and prefetches nothing', async ({
  page,
  context,
  deployed,
}) => {
  const saving = 'Object.defineProperty(navigator, "connection", { value: { saveData: true } });';
  editBuilt(deployed, 'service-worker.js', (code) => saving + code);
  await page.addInitScript(saving);
  await visit(page, '/login');
  const kept = await cachedAddresses(page);
  expect(kept.length).toBeGreaterThan(3);
  const asked = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  expect(kept.filter((address) => address.startsWith('/assets/') && !asked.includes(address))).toEqual([]);
  // Without data saver mode, the log-in page would prefetch this chunk.
  expect(asked.filter((address) => address.includes('open-session'))).toEqual([]);
  await page.goto('/');
  await expect(heading(page, /^Welcome to/)).toBeVisible();
  await expect.poll(() => cachedAddresses(page)).toContainEqual(expect.stringMatching(/LandingPage-.*\.js$/));
  await deployed.kill();
  await context.setOffline(true);
  await page.goto('/');
  await expect(heading(page, /^Welcome to/)).toBeVisible();
});
