import type { Page } from '@playwright/test';
import { addDays, monthDayYear, todayInBanjul } from '#domain/dates.ts';
import { nextDueDate } from '#domain/due-dates.ts';
import * as portal from '#generated/portal.ts';
import {
  expectAccessible,
  expectAccessibleAtBothWidths,
  expectAccessibleWhenNarrow,
} from './accessibility.ts';
import { button, heading } from './application.ts';
import { openAs, test } from './demo.ts';
import { expect } from './fixture.ts';
import { alerts, behind, fail } from './home.ts';

/* The payment page and its transaction cards. */

const summary = (page: Page) => page.getByRole('region', { name: 'Summary' });
const lines = (page: Page) => summary(page).getByRole('listitem');
const bar = (page: Page) => summary(page).getByRole('img');
const rows = (page: Page) => page.locator('.month li');

const expectFigures = (page: Page, amountBehind: string, balance: string, percent: string) =>
  expect(lines(page)).toHaveText([
    `Amount Behind: ${amountBehind}`,
    `Remaining Balance: ${balance}`,
    `Percent of Total Paid Off: ${percent}`,
    `Next due date: ${monthDayYear(nextDueDate(todayInBanjul()))}`,
  ]);

/** A row in the words of the wire. */
const record = (id: string, memo: string, date: string | null, amount: number | string) => ({
  id,
  memo,
  date,
  amount,
});

async function answer(page: Page, deposits: readonly object[], invoices: readonly object[]): Promise<void> {
  await page.route('**/api/deposits*', (route) => route.fulfill({ json: { results: deposits } }));
  await page.route('**/api/invoices*', (route) => route.fulfill({ json: { results: invoices } }));
}

test('behind: the card in red and in words, how far the student has come, and the history', async ({
  page,
}) => {
  await openAs(page, 'demo-behind', '/payment');
  await expect(heading(page, 'Payment')).toBeVisible();
  await expect(
    page.getByText('Reminder payments are due every 5th of the month', { exact: true }),
  ).toBeVisible();
  await expect(alerts(page)).toHaveText(behind);
  await expect(
    summary(page).getByRole('heading', { name: 'Total Deposited: D1,583.58', exact: true }),
  ).toBeVisible();
  await expectFigures(page, 'D1,749.74', 'D8,416', '16%');
  await expect(bar(page)).toHaveAccessibleName('D1,583.58 deposited of D10,000');
  await expectAccessibleAtBothWidths(page);

  // A plan reaches far ahead: of what is not due yet the next two invoices stand above what was paid last.
  await expect(rows(page).first()).toContainText('Monthly payment 6 of 12');
  const count = await rows(page).count();
  await button(page, 'Show 6 later invoices').click();
  await expect(rows(page)).toHaveCount(count + 6);
  await expect(rows(page).first()).toContainText('Monthly payment 12 of 12');
  await expect(button(page, 'Hide 6 later invoices')).toBeFocused();
  await expectAccessible(page);
  await button(page, 'Hide 6 later invoices').click();
  await expect(rows(page)).toHaveCount(count);

  const today = todayInBanjul();
  const deposit = rows(page).filter({ hasText: 'Mobile money' });
  await expect(deposit).toHaveText(
    `Mobile money−D250.25Deposited: ${monthDayYear(addDays(today, -36))}Deposit`,
  );
  const invoice = rows(page).filter({ hasText: 'Monthly payment 1 of 12' });
  await expect(invoice).toHaveText(
    /^Monthly payment 1 of 12\+D833\.33Invoiced: [A-Z][a-z]+ 5, \d{4}Invoice$/,
  );
  // What is done and what is left is told apart without its colour, also where the student's own colours rule.
  await page.emulateMedia({ forcedColors: 'active' });
  const text = await page.evaluate(() => getComputedStyle(document.body).color);
  await expect(bar(page).locator('.paid-bar-done')).toHaveCSS('background-color', text);
});

const figures: Readonly<
  Record<string, readonly [total: string, amounts: readonly [string, string, string], bar?: string]>
> = {
  'demo-on-time': ['D1,150', ['D0', 'D12,650', '8%'], 'D1,150 deposited of D13,800'],
  'demo-overpaid': ['D3,850.75', ['D0', 'D0', 'all of it']],
  'demo-no-payments': ['D0', ['D0', 'D0', 'nothing deposited yet']],
  'demo-300-payments': ['D44,850', ['D0', 'D1,950', '96%'], 'D44,850 deposited of D46,800'],
  'demo-long-name': [
    'D102,881.62',
    ['D102,879.62', 'D1,131,686', '8%'],
    'D102,881.62 deposited of D1,234,567.50',
  ],
};

for (const [student, [total, amounts, picture]] of Object.entries(figures)) {
  test(`the figures of ${student}`, async ({ page }) => {
    await openAs(page, student, '/payment');
    await expect(summary(page).getByRole('heading')).toHaveText(`Total Deposited: ${total}`);
    await expectFigures(page, ...amounts);
    await expect(bar(page)).toHaveCount(picture ? 1 : 0);
    if (picture) await expect(bar(page)).toHaveAccessibleName(picture);
    await expect(page.getByText(behind)).toHaveCount(student === 'demo-long-name' ? 1 : 0);
    await expect(page.getByText('You have paid D250.75 more than you owe.')).toHaveCount(
      student === 'demo-overpaid' ? 1 : 0,
    );
    await expect(page.getByText('No payments yet')).toHaveCount(student === 'demo-no-payments' ? 1 : 0);
    await expectAccessibleWhenNarrow(page);
  });
}

test('newest first under their months, in words whatever the host sends', async ({ page }) => {
  await answer(
    page,
    [
      record('1', 'x'.repeat(31), '2026-10-05', 1150),
      record('2', `${'y'.repeat(29)}😀z`, '2026-11-05', '833.5'),
      record('3', 'Taken back', '2026-11-04', -50),
      record('4', '', 'soon', 0.05),
    ],
    [
      record('1', 'Of the same day', '2026-11-05T00:00:00Z', 12_000),
      record('2', 'New year', '2027-01-01', 1_234_567),
    ],
  );
  await openAs(page, 'demo-on-time', '/payment');
  const history = page.locator('.month');
  await expect(history.getByRole('heading', { level: 3 })).toHaveText([
    'January 2027',
    'November 2026',
    'October 2026',
    'Date not known',
  ]);
  await expect(rows(page)).toHaveText([
    'New year+D1,234,567Invoiced: January 1, 2027Invoice',
    'Of the same day+D12,000Invoiced: November 5, 2026Invoice',
    `${'y'.repeat(29)}😀−D833.50Deposited: November 5, 2026Deposit`,
    'Taken back+D50Deposited: November 4, 2026Deposit',
    `${'x'.repeat(30)}−D1,150Deposited: October 5, 2026Deposit`,
    'Deposit−D0.05Deposited: date not knownDeposit',
  ]);
  await expect(summary(page).getByRole('heading')).toHaveText('Total Deposited: D1,933.55');
  await expectAccessibleWhenNarrow(page);
});

test('a list that fails is missing by name, and the other one is there', async ({ page }) => {
  await page.route('**/api/deposits*', fail);
  await openAs(page, 'demo-on-time', '/payment');
  await expect(alerts(page)).toHaveText(/^We could not load your deposits\. .+Try again$/);
  await expect(summary(page).getByRole('heading')).toHaveText('Total Deposited: could not be loaded');
  await expectFigures(page, 'D0', 'D12,650', 'not known');
  await expect(bar(page)).toHaveCount(0);
  await expect(rows(page).first()).toContainText('Invoice');
  await expectAccessibleWhenNarrow(page);
  await page.unroute('**/api/deposits*');
  await button(page, 'Try again').focus();
  await page.keyboard.press('Enter');
  await expect(summary(page).getByRole('heading')).toHaveText('Total Deposited: D1,150');
  await expect(alerts(page)).toHaveCount(0);
  await expect(page.locator('section:focus')).toContainText('Payment History');

  await page.route('**/api/invoices*', fail);
  await page.reload();
  await expect(alerts(page)).toHaveText(/^We could not load your invoices\. .+Try again$/);
  await expect(rows(page)).toHaveText(/^First monthly payment/);

  await page.route('**/api/deposits*', fail);
  await page.reload();
  await expect(alerts(page)).toHaveText(
    /^We could not load your invoices\. Also missing: your deposits\. .+Try again$/,
  );
  await expect(page.getByText('No payments yet')).toHaveCount(0);
  await expect(rows(page)).toHaveCount(0);
  await expectAccessible(page);
});

test('a balance that fails is no debt, and when all fails it is said once', async ({ page }) => {
  await page.route('**/finances', fail);
  await openAs(page, 'demo-on-time', '/payment');
  await expect(alerts(page)).toHaveText(/^We could not load your balance\. /);
  await expect(page.getByText(behind)).toHaveCount(0);
  await expect(summary(page).getByRole('heading')).toHaveText('Total Deposited: D1,150');
  await expectFigures(page, 'not known', 'not known', 'not known');
  await expect(rows(page).first()).toBeVisible();
  await expectAccessibleWhenNarrow(page);

  await page.route('**/api/**', fail);
  await page.reload();
  await expect(alerts(page)).toHaveCount(1);
  await expect(alerts(page)).toContainText(
    'We could not load your balance. Also missing: your deposits and your invoices.',
  );
  await expect(page.getByText('We could not load your invoices and your deposits.')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/**');
  await page.unroute('**/finances');
  await button(page, 'Try again').click();
  await expect(lines(page).first()).toHaveText('Amount Behind: D0');
  await expect(rows(page).filter({ hasText: 'First monthly payment' })).toBeVisible();
  await expect(alerts(page)).toHaveCount(0);
});

test('while it loads nothing is claimed', async ({ page }) => {
  await page.clock.install();
  let isHanging = true;
  await page.route('**/api/**', (route) => (isHanging ? undefined : route.continue()));
  await openAs(page, 'demo-behind', '/payment');
  await page.clock.fastForward(400);
  await expect(page.locator('.MuiSkeleton-root').first()).toBeVisible();
  for (const claim of [behind, 'No payments yet', /Total Deposited/, /Amount Behind/])
    await expect(page.getByText(claim)).toHaveCount(0);
  await page.clock.fastForward(10_000);
  await expect(page.getByText('Still loading. Slow connection?')).toHaveCount(1);
  await expectAccessibleWhenNarrow(page);
  isHanging = false;
  await button(page, 'Try again').click();
  await expect(page.getByText(behind)).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
});

test('5,000 rows: few at first, more on the way down, all of them on paper', async ({ page }) => {
  const history = async (length: number) => {
    const many = (memo: string) =>
      Array.from({ length: length / 2 }, (_, age) =>
        record(`${age}`, `${memo} ${age}`, addDays('2026-11-21', -age), 1),
      );
    await page.unrouteAll();
    await answer(page, many('Deposit'), many('Invoice'));
  };
  await history(1000);
  await openAs(page, 'demo-long-name', '/payment');
  await expect(page.getByText('50 of 1,000 shown')).toBeVisible();
  await expect(rows(page)).toHaveCount(50);
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    expect(await rows(page).count()).toBe(1000);
  }).toPass({ intervals: [20] });
  await expect(button(page, 'Show more')).toHaveCount(0);
  await expect(rows(page).last()).toContainText('Deposit 499');

  await history(5000);
  await page.reload();
  await expect(summary(page).getByRole('heading')).toHaveText('Total Deposited: D2,500');
  await expect(rows(page)).toHaveCount(50);
  await page.evaluate(() => {
    window.addEventListener('beforeprint', () => {
      document.body.dataset.printed = String(document.querySelectorAll('.transactions li').length);
    });
  });
  await page.pdf();
  await expect(page.locator('body')).toHaveAttribute('data-printed', '5000');
  await expect(rows(page)).toHaveCount(50);

  // By the button, for those who do not scroll: the focus goes on to what it brought.
  await page.addInitScript(() => {
    IntersectionObserver.prototype.observe = () => undefined;
  });
  await page.reload();
  await button(page, 'Show more').focus();
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(150);
  await expect(page.locator('li:focus')).toContainText('Invoice 25');
  await expectAccessibleWhenNarrow(page);
});

test('on paper: whose it is and of which day, and nothing to press', async ({ page }) => {
  await openAs(page, 'demo-behind', '/payment');
  await expect(rows(page).first()).toBeVisible();
  const head = page.locator('.print-head');
  await expect(head).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(head.locator('p')).toHaveText([
    portal.product,
    'Student: Ebrima Demo',
    'MAT number: 00100005',
    `Printed: ${monthDayYear(todayInBanjul())}`,
  ]);
  await expect(heading(page, 'Payment')).toBeVisible();
  await expect(page.getByRole('navigation')).toBeHidden();
  for (const pressed of await page.getByRole('main').locator('button, a').all())
    await expect(pressed).toBeHidden();
  await expect(rows(page).last()).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await button(page, 'Print or save').click();
  await expect(page.locator('body[data-printed]')).toHaveCount(1);
});
