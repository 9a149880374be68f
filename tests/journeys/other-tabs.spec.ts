import type { Page } from '@playwright/test';
import { expectHydrated, field, register } from './application.ts';
import { expect, test } from './fixture.ts';
import { beforePortal } from './hold.ts';
import { everythingStored } from './storage.ts';
import { arrive, enrol, openSession, openTab } from './student.ts';

/*
 * One phone, two students, several tabs: what one has typed in one tab nobody finds there once the other has logged in
 * in the next, although nobody has signed out; be the tab busy, frozen, or thrown away by the browser meanwhile.
 */

const typed = 'Fatoumatta Binta';
const otherPhone = (phone: string) => String(Number(phone) + 2_000_000);

/** What can be seen of what was typed. */
const seenIn = (page: Page) =>
  page.evaluate(() => {
    if (!document.body || getComputedStyle(document.documentElement).display === 'none') return '';
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')];
    return `${document.body.innerText} ${fields.map(({ value }) => value).join(' ')}`;
  });

async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** The first student has typed, in the tab that is given back. */
const formsOfFirst = {
  async 'a form of a session'(page: Page, phone: string): Promise<void> {
    await openSession(page, await enrol(page.request, phone));
    await page.goto('/survey');
    await field(page, 'name').fill(typed);
  },
  async 'an application that nobody has sent'(page: Page, phone: string): Promise<void> {
    await register(page, phone);
    await page.goto('/basic-information');
    await field(page, 'firstName').fill(typed);
  },
} as const;

test.beforeEach(({ request, phone }) => enrol(request, otherPhone(phone)));

/** All of them in `npm run faults`: a phone that is busy shows most. */
const trials = process.env.FAULTS === 'all' ? 15 : 3;

for (const [what, fill] of Object.entries(formsOfFirst)) {
  test(`${what} is empty in every tab before the next student sees a page, ${trials} times of ${trials}`, async ({
    browser,
    baseURL,
    phone,
  }) => {
    const left: number[] = [];
    for (let trial = 0; trial < trials; trial += 1) {
      const context = await browser.newContext({ ...test.info().project.use, baseURL: baseURL! });
      const first = await context.newPage();
      const second = await openTab(first, '/login');
      await slowDown(first, 1 + ((trial * 2) % 5) * 2);
      await fill(first, String(Number(phone) + 100_000 * (trial + 1)));
      await arrive(second, otherPhone(phone));
      const seen = await seenIn(first).catch(() => 'it is going');
      if (seen.includes(typed)) left.push(trial);
      await first.waitForURL('/');
      expect(await everythingStored(first)).not.toContain(typed);
      await context.close();
    }
    expect(left).toEqual([]);
  });
}

test('a tab that is frozen holds nobody up for long, and shows nothing when it goes on', async ({
  page,
  context,
  phone,
}) => {
  await formsOfFirst['a form of a session'](page, phone);
  const session = await context.newCDPSession(page);
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  const second = await context.newPage();
  await arrive(second, otherPhone(phone));
  expect(await everythingStored(second)).not.toContain(typed);
  const seen = seenIn(page).catch(() => 'it is going');
  await session.send('Page.setWebLifecycleState', { state: 'active' });
  expect(await seen).not.toContain(typed);
  await page.waitForURL('/');
  await second.goto('/survey');
  await expect(field(second, 'name')).not.toHaveValue(typed);
  expect(await everythingStored(second)).not.toContain(typed);
});

test('a tab that the browser has thrown away has kept nothing for the next student', async ({
  page,
  context,
  phone,
}) => {
  await formsOfFirst['an application that nobody has sent'](page, phone);
  await page.goto('/signup');
  await beforePortal(page, async () => {
    await page.goto('/basic-information', { waitUntil: 'commit' });
    await field(page, 'surname').fill(typed);
    await page.goto('/signup', { waitUntil: 'commit' });
  });
  await page.goto('/basic-information');
  // A database drops what it is told last; then there is only what a page leaves behind as it goes.
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('dropped', 'AbortError');
    };
  });
  await field(page, 'surname').fill(typed);
  await page.goto('about:blank');
  await arrive(await context.newPage(), otherPhone(phone));
  const everSeen: string[] = [];
  await page.exposeFunction('noteSeen', (text: string) => void everSeen.push(text));
  await page.addInitScript(() => {
    const look = () => {
      const isHidden = getComputedStyle(document.documentElement).display === 'none';
      const values = [...document.querySelectorAll('input')].map(({ value }) => value).join(' ');
      if (!isHidden) void (window as never as { noteSeen: (text: string) => void }).noteSeen(values);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  // What it was, and the pages before that.
  for (let back = 0; back < 6; back += 1) {
    await page.goBack().catch(() => undefined);
    await expect(page.locator('h1')).toBeVisible();
    await expectHydrated(page);
  }
  expect(everSeen.length).toBeGreaterThan(3);
  expect(everSeen.filter((text) => text.includes(typed) || text.includes(phone))).toEqual([]);
  expect(await everythingStored(page)).not.toContain(typed);
});

test('a browser that has neither locks nor channels empties the other tab as well', async ({
  page,
  context,
  phone,
}) => {
  await context.addInitScript(() => {
    Reflect.deleteProperty(window, 'BroadcastChannel');
    Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });
  });
  await formsOfFirst['a form of a session'](page, phone);
  await arrive(await context.newPage(), otherPhone(phone));
  await page.waitForURL('/');
  expect(await everythingStored(page)).not.toContain(typed);
});
