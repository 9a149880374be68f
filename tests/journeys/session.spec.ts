import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expectHydrated, heading, validApplication } from './application.ts';
import { test } from './as-student.ts';
import { expect } from './fixture.ts';
import { pdf } from './photo.ts';
import { epochAlone } from './storage.ts';
import { changeSession, logIn, openTab, signOut } from './student.ts';

/* How a session ends, by itself and by hand, and where its student is then. */

const { firstName } = validApplication.basic!;
const askedAgain = 'Please log in again. Your answers are saved.';

/**
 * Ends the page's session on the server alone, as time does it: the phone still has its token. Nothing of the portal
 * runs meanwhile: a call that the page before was still making would find it out, and take the token off.
 */
async function expire(page: Page, request: APIRequestContext): Promise<void> {
  const token = await tokenIn(page);
  await page.goto('about:blank');
  const ended = await request.post('/api/logout', { headers: { authorization: `Bearer ${token}` } });
  expect(ended.status()).toBe(200);
}

/** The token that the page has now. */
async function tokenIn(page: Page): Promise<string> {
  const token = await page.evaluate(
    () => Object.entries({ ...localStorage }).find(([key]) => key.endsWith('.access_token'))?.[1],
  );
  return token!;
}

/** How often a page goes to the log-in, and what it asks of the server once it was refused, from now on. */
function watch(page: Page) {
  const arrivals: string[] = [];
  const calls: string[] = [];
  let refusedAfter: number | undefined;
  page.on('framenavigated', (frame) => arrivals.push(new URL(frame.url()).pathname));
  page.on('request', (each) => {
    if (new URL(each.url()).pathname.startsWith('/api/')) calls.push(each.url());
  });
  page.on('response', (each) => {
    if (each.status() === 401) refusedAfter ??= calls.length;
  });
  return {
    logIns: () => arrivals.filter((path) => path === '/login').length,
    callsAfterRefusal: () => calls.length - (refusedAfter ?? calls.length),
  };
}

test('a session that ran out leads once to the log-in, and from there to where the student was', {
  tag: '@core',
}, async ({ page, request, phone }) => {
  for (const [path, title] of [
    ['/account', `${firstName}'s Account`],
    ['/payment', 'Payment'],
  ] as const) {
    await expire(page, request);
    const { logIns, callsAfterRefusal } = watch(page);
    await page.goto(path);
    await expect(page).toHaveURL('/login');
    await expect(page.getByText(askedAgain)).toHaveCount(1);
    await expect(page.locator('.toast')).toHaveCount(0);
    await expectAccessible(page);
    expect(logIns()).toBe(1);
    expect(callsAfterRefusal()).toBeLessThanOrEqual(1);
    await logIn(page, phone);
    await expect(page).toHaveURL(path);
    await expect(heading(page, title)).toBeVisible();
    // Back leads past it.
    await page.goBack();
    await expect(page).not.toHaveURL('/login');
  }
});

test('from Home the log-in leads where any log-in does', async ({ page, request, phone, student }) => {
  const { user } = student;
  await expire(page, request);
  const { logIns, callsAfterRefusal } = watch(page);
  await page.goto('/home');
  await expect(page).toHaveURL('/login');
  await expect(page.getByText(askedAgain)).toHaveCount(1);
  expect(logIns()).toBe(1);
  expect(callsAfterRefusal()).toBeLessThanOrEqual(1);
  await logIn(page, phone);
  await expect(page).toHaveURL('/home-upload-invoice');

  // With an invoice that is Home itself.
  const invoice = { name: 'invoice.pdf', mimeType: 'application/pdf', buffer: pdf(1000) };
  const uploaded = await request.post('/api/upload_invoices', { multipart: { id: user, file: invoice } });
  expect(uploaded.status()).toBe(200);
  await expire(page, request);
  await page.goto('/home');
  await expect(page.getByText(askedAgain)).toBeVisible();
  await logIn(page, phone);
  await expect(heading(page, 'Home')).toBeVisible();
  await expect(page).toHaveURL('/home');
});

test('a sign-out in one tab sends every other one away, and Back shows nothing', async ({ page }) => {
  const other = await openTab(page, '/account');
  await expect(heading(other, `${firstName}'s Account`)).toBeVisible();
  await other.evaluate(() => document.querySelector<HTMLElement>('a[href="/payment"]')?.click());
  await expect(heading(other, 'Payment')).toBeVisible();
  const landing = await openTab(page, '/');
  await expect(landing.getByRole('link', { name: 'Go to Home' })).toBeVisible();
  await expectAccessible(landing);

  await page.goto('/home');
  await signOut(page);
  await expect(page).toHaveURL('/');
  await expect(other).toHaveURL('/');
  await expect(landing.getByRole('link', { name: 'Go to Home' })).toHaveCount(0);
  for (const tab of [page, other]) {
    await tab.goBack();
    await expect(heading(tab, /^Welcome to/)).toBeVisible();
    await expect(tab.getByText(firstName!)).toHaveCount(0);
    expect(await tab.evaluate(() => Object.keys(localStorage))).toEqual(epochAlone);
  }
});

test('a page that the browser kept from before a sign-out is left as soon as it is shown', async ({
  page,
}) => {
  for (const path of ['/payment', '/resources', '/account', '/home']) {
    await page.goto(path);
    await expect(page.locator('h1')).toBeVisible();
    const before = await page.evaluate(() => ({ ...localStorage }));
    // What happened in another page while this one was kept, and how the browser shows it again.
    await page.evaluate(() => {
      localStorage.clear();
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await expect(page).toHaveURL('/');
    await page.goto(path);
    await expect(page).toHaveURL('/');
    await page.evaluate((kept) => Object.assign(localStorage, kept), before);
  }
});

test('the upload, and the way on without an application, follow the session of another tab', async ({
  page,
  student,
}) => {
  await page.goto('/upload-invoice');
  await expectHydrated(page);
  const notice = page.getByText("We can't find an application on this device.");
  await expect(notice).toHaveCount(0);
  await changeSession(page);
  await expect(notice).toBeVisible();
  await changeSession(page, student);
  await expect(notice).toHaveCount(0);

  await page.goto('/application-received');
  await expect(page.getByRole('link', { name: 'Go to Home' })).toBeVisible();
  await changeSession(page);
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
});
