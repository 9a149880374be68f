import type { Page } from '@playwright/test';
import { expectHydrated, field, register } from './application.ts';
import { expect, test } from './fixture.ts';
import { beforePortal } from './hold.ts';
import { everythingStored } from './stored-on-phone.ts';
import { arrive, enrol, openSession, openTab, otherPhone } from './student.ts';

const typed = 'Fatoumatta Binta';

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

/** The number of trials, which slow down the CPU to different degrees. `npm run faults` runs more trials. */
const trials = process.env.FAULTS === 'all' ? 15 : 3;

for (const [what, fill] of Object.entries(formsOfFirst)) {
  test(`${what} is empty in every tab before the next student sees a page`, async ({
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
      await fill(first, String(Number(phone) + 50_000 * (trial + 1)));
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

test('a frozen tab blocks no log-in, and shows nothing when it resumes', async ({ page, context, phone }) => {
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

test('a discarded tab keeps nothing for the next student', async ({ page, context, phone }) => {
  await formsOfFirst['an application that nobody has sent'](page, phone);
  await page.goto('/signup');
  await beforePortal(page, async () => {
    await page.goto('/basic-information', { waitUntil: 'commit' });
    await field(page, 'surname').fill(typed);
    await page.goto('/signup', { waitUntil: 'commit' });
  });
  await page.goto('/basic-information');
  // Without the database, the page can store answers only in session storage, when it unloads.
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
  for (let back = 0; back < 6; back += 1) {
    await page.goBack().catch(() => undefined);
    await expect(page.locator('h1')).toBeVisible();
    await expectHydrated(page);
  }
  expect(everSeen.length).toBeGreaterThan(3);
  expect(everSeen.filter((text) => text.includes(typed) || text.includes(phone))).toEqual([]);
  expect(await everythingStored(page)).not.toContain(typed);
});

test('empties the other tab in a browser without locks and channels', async ({ page, context, phone }) => {
  await context.addInitScript(() => {
    Reflect.deleteProperty(window, 'BroadcastChannel');
    Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });
  });
  await formsOfFirst['a form of a session'](page, phone);
  await arrive(await context.newPage(), otherPhone(phone));
  await page.waitForURL('/');
  expect(await everythingStored(page)).not.toContain(typed);
});
