import type { Page } from '@playwright/test';
import { addDays, todayInBanjul } from '#domain/dates.ts';
import * as portal from '#generated/portal.ts';
import { enrol, logIn } from '../server/students.ts';
import type { Act } from './act.ts';

const count = 5000;
const row = '.month li';
const more = (page: Page) => page.getByRole('button', { name: 'Show more' });
const later = (page: Page) => page.getByRole('button', { name: /later invoices/ });
const laterSays = async (page: Page, word: string) => (await later(page).textContent())!.startsWith(word);

/** Presses on more payments than any student will have. */
export const paymentActs: readonly Act[] = [
  {
    ...named('opened by its tab'),
    open: ({ page }, { portal: origin }) => openPage(page, origin, '/home'),
    press: (page) => page.getByRole('link', { name: 'Payment' }).first().click(),
    isDone: async (page) => (await page.locator(row).count()) > 0,
  },
  {
    ...named('later ones shown, with all others'),
    async open({ page }, { portal: origin }) {
      await openPage(page, origin, '/payment');
      await showAll(page);
      await later(page).scrollIntoViewIfNeeded();
    },
    press: (page) => later(page).click(),
    isDone: (page) => laterSays(page, 'Hide'),
  },
  {
    ...named('later ones hidden again'),
    async open({ page }, { portal: origin }) {
      await openPage(page, origin, '/payment');
      await later(page).click();
      await showAll(page);
      await later(page).scrollIntoViewIfNeeded();
    },
    press: (page) => later(page).click(),
    isDone: (page) => laterSays(page, 'Show'),
  },
];

function named(act: string) {
  return { page: `${count} payments: ${act}`, maker: 'Portal', field: row };
}

/** Opens a page as a student with so many, some of them ahead. */
async function openPage(page: Page, origin: string, path: string): Promise<void> {
  const [student] = await enrol(origin, 1);
  const { user, token } = await logIn(origin, student!);
  await page.goto(`${origin}/manifest.webmanifest`); // the smallest thing there
  await page.evaluate((kept) => Object.assign(localStorage, kept), {
    user,
    [`${portal.id}.access_token`]: token,
  });
  await page.route('**/api/deposits*', (route) => route.fulfill({ json: records('Deposit', 0) }));
  await page.route('**/api/invoices*', (route) => route.fulfill({ json: records('Invoice', 300) }));
  await page.goto(origin + path);
  await page.waitForLoadState('networkidle');
}

/** In the words of the wire, the newest so many days ahead. */
function records(memo: string, ahead: number) {
  const today = todayInBanjul();
  const results = Array.from({ length: count / 2 }, (_, age) => ({
    id: `${memo}${age}`,
    memo: `${memo} ${age} of a long loan`,
    date: addDays(today, ahead - age),
    amount: 500 + age,
  }));
  return { results };
}

/** Down to the last row. */
async function showAll(page: Page): Promise<void> {
  await page.locator(row).first().waitFor();
  while ((await more(page).count()) > 0) {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForTimeout(50);
  }
}
