import type { APIRequestContext, Page } from '@playwright/test';
import { heading, validApplication } from './application.ts';
import { test } from './as-student.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect } from './fixture.ts';
import { watchRequests } from './requests.ts';
import { epochAlone } from './stored-on-phone.ts';
import { logIn, openTab, signOut } from './student.ts';

const { firstName } = validApplication.basic!;
const askedAgain = 'Please log in again. Your answers are saved.';

/**
 * Ends the session on the server, while the phone keeps its token. The page first leaves the portal: if it
 * made a call with the expired token, it would get status 401 and delete the token.
 */
async function expire(page: Page, request: APIRequestContext): Promise<void> {
  const token = await page.evaluate(
    () => Object.entries({ ...localStorage }).find(([key]) => key.endsWith('.access_token'))![1],
  );
  await page.goto('about:blank');
  const ended = await request.post('/api/logout', { headers: { authorization: `Bearer ${token}` } });
  expect(ended.status()).toBe(200);
}

/** Counts how often the log-in page opens, and the API calls after the first response with status 401. */
function watch(page: Page) {
  const calls = watchRequests(page, /\/api\//);
  const logIns: string[] = [];
  let refusedAfter: number | undefined;
  page.on('framenavigated', (frame) => frame.url().endsWith('/login') && logIns.push(frame.url()));
  page.on('response', (each) => {
    if (each.status() === 401) refusedAfter ??= calls.length;
  });
  return { logIns, callsAfterRefusal: () => calls.length - (refusedAfter ?? calls.length) };
}

test('an expired session leads once to the log-in, and from there back', {
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
    expect(logIns).toHaveLength(1);
    expect(callsAfterRefusal()).toBeLessThanOrEqual(1);
    await logIn(page, phone);
    await expect(page).toHaveURL(path);
    await expect(heading(page, title)).toBeVisible();
    await page.goBack();
    await expect(page).not.toHaveURL('/login');
  }
});

test('a sign-out in one tab leaves the pages in all others, and Back shows nothing', async ({ page }) => {
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

test('a page restored from the back-forward cache after a sign-out is left at once', async ({ page }) => {
  for (const path of ['/payment', '/resources', '/account', '/home']) {
    await page.goto(path);
    await expect(page.locator('h1')).toBeVisible();
    const before = await page.evaluate(() => ({ ...localStorage }));
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
