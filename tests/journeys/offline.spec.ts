import { readFileSync } from 'node:fs';
import path from 'node:path';
import { folders } from '#folders';
import { form as businessLoan } from '#generated/business-loan/form.ts';
import { form as freelanceSurvey } from '#generated/freelance-survey/form.ts';
import {
  button,
  completeWalkthrough,
  fillApplication,
  heading,
  password,
  register,
  submit,
  unsent,
  validApplication,
} from './application.ts';
import { sample } from './fill.ts';
import { expect } from './fixture.ts';
import {
  cachedAddresses,
  cachedEntries,
  fileAt,
  goOffline,
  goOnline,
  setOffline,
  visit,
  waitForCache,
} from './offline.ts';
import { chooseFile, pdf } from './photo.ts';
import { test } from './profile.ts';
import { publicRoutes } from './public-routes.ts';
import { fillQuestionnaire } from './questionnaire.ts';
import { everythingStored } from './stored-on-phone.ts';
import { expectSentOnce } from './stored-on-server.ts';
import { enrol, openSession } from './student.ts';

test.use({ serviceWorkers: 'allow' });

const built = (file: string) => readFileSync(path.join(folders.dist, file), 'utf8');

/** The pages that an application does not need. They are cached only once they have been opened. */
const notAhead = /^\/(forgotpassword|survey|endpage)/;

test('caches an application ahead, and other pages once opened', async ({
  page,
  context,
  killablePortal,
}) => {
  const others = publicRoutes.filter(([route]) => notAhead.test(route));
  await visit(page, '/');
  await goOffline(page, killablePortal);
  for (const [route, title] of publicRoutes.filter((each) => !others.includes(each))) {
    // For a page that was never opened online, the service worker responds with index.html.
    const shown = await page.goto(route);
    expect(await shown?.text(), route).toBe(built(route === '/' ? 'pages/index.html' : 'index.html'));
    await expect(heading(page, title)).toBeVisible();
    await page.reload();
    await expect(heading(page, title)).toBeVisible();
  }
  for (const [route] of others) {
    // The error page of the previous route may reload itself, which interrupts `goto`.
    await expect(async () => {
      await page.goto(route);
      expect(new URL(page.url()).pathname).toBe(route);
    }).toPass();
    await expect(heading(page, 'This page did not load')).toBeVisible();
    await setOffline(context);
    await expect(page.getByRole('alert')).toHaveText(
      "You're offline. This page will open when you're back online.",
    );
  }
  // The test repeats these steps until they succeed: a reload from the loop above may still be in progress.
  await goOnline(page, killablePortal);
  await expect(async () => {
    await setOffline(context);
    await context.setOffline(false);
    await expect(heading(page, others.at(-1)![1])).toBeVisible({ timeout: 3000 });
  }).toPass();
  for (const [route] of others) await visit(page, route);
  await goOffline(page, killablePortal);
  for (const [route, title] of others) {
    const shown = await page.goto(route);
    expect(await shown?.text(), route).toBe(built(fileAt(page.url())));
    await expect(heading(page, title)).toBeVisible();
  }
});

test('an application filled in and submitted offline is sent once when the network is back', {
  tag: '@core',
}, async ({ page, phone, killablePortal }) => {
  await visit(page, '/');
  await goOffline(page, killablePortal);
  await page.goto('/');
  await expect(heading(page, /^Welcome to/)).toBeVisible();
  await register(page, phone);
  await completeWalkthrough(page);
  await fillApplication(page);
  await submit(page);
  await expect(unsent(page)).toBeVisible();
  await goOnline(page, killablePortal);
  await expectSentOnce(page, killablePortal, phone);
  await expect.poll(() => killablePortal.rows('select id from messages')).toHaveLength(1);
});

test('a survey, a loan and an invoice are sent once after the browser was closed', async ({
  killablePortal,
  phone,
  request,
  profile,
}) => {
  const forms = [
    '/survey',
    '/surveypage2',
    '/surveypage3',
    '/endpage',
    '/business-app-1',
    '/business-survey-end',
  ];

  const page = await profile.open();
  await openSession(page, await enrol(request, phone));
  for (const route of [...forms, '/home', '/home-upload-invoice', '/home-invoice-success'])
    await visit(page, route);
  await goOffline(page, killablePortal);
  await fillQuestionnaire(page, freelanceSurvey, sample('freelance-survey', 'valid'));
  await button(page, 'Submit').click();
  await expect(unsent(page)).toHaveCount(1);
  await fillQuestionnaire(page, businessLoan, sample('business-loan', 'valid'));
  await button(page, 'Submit').click();
  await expect(unsent(page)).toHaveCount(1);
  await page.goto('/home-upload-invoice');
  await chooseFile(page, 'mine.pdf', pdf(30_000));
  await button(page, 'Submit').click();
  await expect(unsent(page)).toHaveCount(1);
  await profile.close();

  const later = await profile.open();
  await later.context().setOffline(true);
  await later.goto('/home');
  await expect(unsent(later)).toHaveCount(3);
  await goOnline(later, killablePortal);
  await expect(later.getByRole('status').filter({ hasText: /^Sent/ })).toHaveCount(3);
  const sent = await killablePortal.rows('select form from submissions order by form');
  expect(sent.map(({ form }) => form)).toEqual(['business-loan', 'freelance-survey']);
  expect(await killablePortal.rows('select id from invoice_files')).toHaveLength(1);
});

test('shows the last known figures and their age offline, until a sign-out', {
  tag: '@core',
}, async ({ page, phone, killablePortal }) => {
  const { firstName, email } = validApplication.basic!;
  const student = await enrol(page.request, phone);
  await openSession(page, student);
  await page.goto('/home');
  await expect(page.getByText('Nothing to pay yet.')).toBeVisible();
  await waitForCache(page);
  const tabs = ['Home', 'Payment', 'Resources', 'Account'];
  const cached = async () => (await cachedAddresses(page)).join(' ');
  for (const name of [...tabs.map((tab) => `${tab.replace(/s$/, '')}s?Page`), 'HowToPayDialog'])
    await expect.poll(cached).toMatch(new RegExp(`/${name}-[^/ ]+\\.js`));
  for (const route of ['/payment', '/account']) {
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
  }
  const kept = await cachedEntries(page);
  expect(kept.length).toBeGreaterThan(50);
  for (const { address } of kept)
    expect(address).toMatch(
      /^(\/assets\/[^/]+\.(js|css|svg|png)|\/index\.html|\/pages\/[\w-]+\.html\?\w{8})$/,
    );
  // A sign-out does not empty the caches, so they must never contain personal data.
  const texts = JSON.stringify(kept);
  for (const secret of [phone, student.user, student.token, password]) expect(texts).not.toContain(secret);

  await goOffline(page, killablePortal);
  await page.goto('/home');
  const balance = page.getByRole('region', { name: 'Your balance' });
  await expect(balance).toContainText('Amount BehindD0');
  const old = page.getByRole('status').filter({ hasText: /Last updated \d\d:\d\d\.Try again$/ });
  await expect(old).toBeVisible();
  await expect(page.getByText('You are behind on your payments')).toHaveCount(0);
  const nav = page.getByRole('navigation', { name: 'Main' });
  for (const name of tabs) {
    await nav.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(`/${name.toLowerCase()}`);
    await expect(page.locator('h1')).toContainText(name.replace(/s$/, ''));
    await expect(page.getByText('This page did not load')).toHaveCount(0);
    await expect(nav.getByRole('link')).toHaveCount(tabs.length);
  }
  await expect(page.locator('h1')).toContainText(firstName!);
  await expect(old).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  for (const secret of [phone, student.user, email!])
    expect(await everythingStored(page)).not.toContain(secret);
});

test('a stopped service worker restarts offline', async ({ page, context, killablePortal }) => {
  await visit(page, '/');
  await goOffline(page, killablePortal);
  const browser = await context.newCDPSession(page);
  await browser.send('ServiceWorker.enable');
  for (const route of ['/signup', '/basic-information']) {
    await browser.send('ServiceWorker.stopAllWorkers');
    await page.goto(route);
    await expect(page.locator('h1')).toBeVisible();
  }
});

test('loads from the network if the cache is broken', async ({ page, context }) => {
  await visit(page, '/');
  const worker = context.serviceWorkers()[0]!;
  await worker.evaluate(() => {
    const refuse = () => Promise.reject(new DOMException('broken', 'UnknownError'));
    Object.assign(caches, { open: refuse, match: refuse });
  });
  await page.goto('/basic-information');
  await expect(heading(page, 'Basic Information')).toBeVisible();
});

test('replaces a cached page that is missing or refers to missing chunks', async ({ page, faults }) => {
  await visit(page, '/');
  await page.evaluate(async () => {
    const cache = await caches.open('portal');
    const html = await (await cache.match('/index.html'))!.text();
    const old = html.replace(/index-[^"]*\.js/, 'index-0ld.js');
    await cache.put('/index.html', new Response(old, { headers: { 'content-type': 'text/html' } }));
  });
  await page.goto('/login');
  await expect(async () => {
    await page.reload({ waitUntil: 'networkidle' });
    expect(await page.locator('h1').isVisible()).toBe(true);
  }).toPass();
  // If index.html is missing from the cache, the service worker caches it again.
  await page.evaluate(async () => (await caches.open('portal')).delete('/index.html'));
  await page.reload();
  await waitForCache(page);
  faults.length = 0;
});

test('the portal can be installed as an app', async ({ page, context, request }) => {
  await page.goto('/');
  const answer = await request.get('/manifest.webmanifest', { headers: { 'accept-encoding': 'br' } });
  expect(answer.headers()).toMatchObject({
    'content-type': expect.stringMatching(/^application\/manifest\+json/),
    'content-encoding': 'br',
    'cache-control': 'no-cache',
  });
  const { icons } = await answer.json();
  for (const { src, type, sizes } of icons) {
    const icon = await request.get(src);
    expect(icon.headers()['content-type'], src).toContain(type);
    expect(icon.headers()['cache-control'], src).toContain('immutable');
    const body = await icon.body();
    if (type === 'image/png') expect(`${body.readUInt32BE(16)}x${body.readUInt32BE(20)}`).toBe(sizes);
  }
  const browser = await context.newCDPSession(page);
  const { errors, data } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(JSON.parse(data!)).toMatchObject({ start_url: '/', display: 'standalone' });
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // Playwright's windows are incognito, which prevents an installation. There must be no other obstacle.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});
