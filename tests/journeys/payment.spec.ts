import type { Page } from '@playwright/test';
import { addDays, monthDayYear, todayInBanjul } from '#domain/dates.ts';
import * as portal from '#generated/portal.ts';
import { button, dialog, heading } from './application.ts';
import { openAs, test } from './demo.ts';
import {
  expectAccessible,
  expectAccessibleAtBothWidths,
  expectAccessibleWhenNarrow,
} from './expect-accessible.ts';
import { expect } from './fixture.ts';
import { alerts, behind, fail, reloadWithNothingKept } from './home.ts';
import { answer, bar, dueOfPlan, hero, lines, record, rows, summary, usualDueDate } from './payment.ts';

const howToPay = (page: Page) => summary(page).getByRole('button', { name: 'How to pay' });

function dueIn(months: number): string {
  const isThisMonth = months === 0 && dueOfPlan() !== usualDueDate();
  return `${isThisMonth ? 'this month, ' : ''}on ${dueOfPlan(months)}`;
}

test('shows the amount behind as the main figure, with a way to pay it', {
  tag: '@core',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await openAs(page, 'demo-behind', '/payment');
  await expect(heading(page, 'Payment')).toBeVisible();
  await expect(
    page.getByText('Reminder payments are due every 5th of the month', { exact: true }),
  ).toBeVisible();
  await expect(alerts(page)).toHaveText(behind);
  await expect(hero(page)).toHaveText('Amount Behind');
  await expect(summary(page).locator('.money-figure')).toHaveText('D1,749.74');
  await expect(
    summary(page).getByText(`Pay this now to be up to date. Then D833.33 is due ${dueIn(0)}.`),
  ).toBeVisible();
  await expect(summary(page).getByText('Total Deposited: D1,583.58', { exact: true })).toBeVisible();
  await expect(lines(page)).toHaveText([
    'Remaining Balance: D8,416',
    'Percent of Total Paid Off: 16%',
    `Next due date: ${usualDueDate()}`,
  ]);
  await expect(bar(page)).toHaveAccessibleName('D1,583.58 deposited of D10,000');
  await expect(howToPay(page)).toBeInViewport({ ratio: 1 });
  await expectAccessibleAtBothWidths(page);

  await howToPay(page).click();
  const box = dialog(page, 'How to pay');
  await expect(box).toContainText(
    /Amount BehindD1,749.74Pay this now.+Send D1,749.74.+to .+or .+or .+Quote your MAT number 00100005/,
  );
  await expect(box.getByText(/^Questions\?/)).toBeVisible();
  await expectAccessibleWhenNarrow(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(howToPay(page)).toBeFocused();

  // With forced colours (high contrast), the filled part of the progress bar must still be visible.
  await page.emulateMedia({ forcedColors: 'active' });
  const text = await page.evaluate(() => getComputedStyle(document.body).color);
  await expect(bar(page).locator('.repayment-bar-line div')).toHaveCSS('background-color', text);
  await expect(howToPay(page)).toHaveCSS('border-style', 'solid');
});

test('shows a student who has paid ahead the next payment', async ({ page }) => {
  await openAs(page, 'demo-ahead', '/payment');
  await expect(hero(page)).toHaveCount(1);
  await expect(summary(page)).toContainText(`You have paid D2,800 aheadNext payment: D700, due ${dueIn(4)}`);
  await expect(summary(page)).toContainText('Total Deposited: D4,900');
  await expect(lines(page)).toHaveText([
    'Amount Behind: D0',
    'Remaining Balance: D3,500',
    'Percent of Total Paid Off: 58%',
    `Next due date: ${dueIn(4).slice(3)}`,
  ]);
  await expect(howToPay(page)).toHaveCount(1);
  await expect(bar(page)).toHaveAccessibleName('D4,900 deposited of D8,400');
  await expect(alerts(page)).toHaveCount(0);
  await expectAccessibleWhenNarrow(page);
});

test('fits large figures on the narrowest phone, and at twice the font size', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openAs(page, 'demo-long-name', '/payment');
  await expect(summary(page).locator('.money-figure')).toHaveText('D102,879.62');
  await expect(summary(page)).toContainText('Total Deposited: D102,881.62');
  await expect(bar(page)).toHaveAccessibleName('D102,881.62 deposited of D1,234,567.50');
  await expect(lines(page).first()).toHaveText('Remaining Balance: D1,131,686');
  await expect(rows(page).first()).toBeVisible();
  await expectAccessible(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expectAccessible(page);
});

test('shows the history next to the summary on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openAs(page, 'demo-behind', '/payment');
  await expect(rows(page).first()).toBeInViewport();
  const [left, right] = [(await summary(page).boundingBox())!, (await rows(page).first().boundingBox())!];
  expect(right.x).toBeGreaterThan(left.x + left.width);
  await expectAccessible(page);
});

test('names the list that fails to load, and shows the other', async ({ page }) => {
  await page.route('**/api/deposits*', fail);
  await openAs(page, 'demo-on-time', '/payment');
  await expect(alerts(page)).toHaveText(/^We could not load your deposits\. .+Try again$/);
  await expect(summary(page)).toContainText('Total Deposited: not available');
  await expect(lines(page)).toHaveText([
    'Amount Behind: D0',
    'Remaining Balance: D12,650',
    `Next due date: ${usualDueDate()}`,
  ]);
  await expect(bar(page)).toHaveCount(0);
  await expect(rows(page).first()).toContainText('Invoice');
  await expectAccessibleWhenNarrow(page);
  await page.unroute('**/api/deposits*');
  await button(page, 'Try again').focus();
  await page.keyboard.press('Enter');
  await expect(summary(page)).toContainText('Total Deposited: D1,150');
  await expect(alerts(page)).toHaveCount(0);
  await expect(page.locator('section:focus')).toContainText('Payment History');
});

test('claims no debt if the balance fails to load, and reports failures once', async ({ page }) => {
  await page.route('**/finances', fail);
  await openAs(page, 'demo-on-time', '/payment');
  await expect(alerts(page)).toHaveText(/^We could not load your balance\. /);
  await expect(page.getByText(behind)).toHaveCount(0);
  await expect(summary(page)).toContainText('Total Deposited: D1,150');
  await expect(lines(page)).toHaveCount(0);
  await expect(rows(page).first()).toBeVisible();
  await expectAccessibleWhenNarrow(page);

  await page.route('**/api/**', fail);
  await reloadWithNothingKept(page);
  await expect(alerts(page)).toHaveText(
    /^We could not load your balance\. .+ Also missing: your deposits, your invoices and your MAT number\.\s*Try again$/,
  );
  await expect(page.getByRole('heading', { name: 'Payment History' })).toHaveCount(0);
  await expectAccessible(page);
});

test('does not claim that nothing is to pay if the application fails to load', async ({ page }) => {
  await page.route(/\/api\/applications\/[^/]+$/, fail);
  await openAs(page, 'demo-open', '/payment');
  await expect(alerts(page)).toHaveText(/^We could not load your application\. .+Try again$/);
  await expect(summary(page)).not.toContainText('othing to pay');
  await expectAccessible(page);
  await page.unroute(/\/api\/applications\/[^/]+$/);
  await button(page, 'Try again').click();
  await expect(summary(page)).toContainText('Nothing to pay yet');
});

test('does not mark an invoice as paid that became due after the balance was loaded', async ({ page }) => {
  await page.clock.install();
  await openAs(page, 'demo-on-time', '/payment');
  const paid = rows(page).filter({ hasText: 'Paid' });
  await expect(paid).not.toHaveCount(0);
  await page.clock.setSystemTime(Date.now() + 40 * 86_400_000);
  await page.route('**/api/**', fail);
  await page.route(/\/api\/applications\/[^/]+$/, () => new Promise(() => undefined));
  await page.reload();
  // After ten seconds, the page no longer waits for the application.
  await page.clock.runFor(11_000);
  await expect(rows(page)).not.toHaveCount(0);
  await expect(paid).toHaveCount(0);
});

test('shows the next invoice of a plan, and later ones on request', async ({ page }) => {
  await openAs(page, 'demo-behind', '/payment');
  await expect(rows(page).first()).toContainText('Monthly payment 5 of 12');
  await expect(rows(page).filter({ hasText: 'Overdue' }).locator('.transaction-title')).toHaveText(
    [4, 3, 2].map((month) => `Monthly payment ${month} of 12`),
  );
  const count = await rows(page).count();
  await button(page, 'Show 7 later invoices').click();
  await expect(rows(page)).toHaveCount(count + 7);
  await expect(rows(page).first()).toContainText('Monthly payment 12 of 12');
  await expect(button(page, 'Hide 7 later invoices')).toBeFocused();
  await expectAccessible(page);
  await button(page, 'Hide 7 later invoices').click();
  await expect(rows(page)).toHaveCount(count);
});

test('distinguishes invoices and deposits by word, sign, colour and fill', async ({ page }) => {
  await openAs(page, 'demo-behind', '/payment');
  const deposit = rows(page).filter({ hasText: 'Mobile money' });
  await expect(deposit).toContainText(/−D250\.25.*Deposit$/);
  const invoice = rows(page).filter({ hasText: 'Monthly payment 1 of 12' });
  await expect(invoice).toContainText(/\+D833\.33.*PaidInvoice$/);
  for (const part of ['.transaction-amount', '.transaction-type']) {
    const colour = await deposit.locator(part).evaluate((element) => getComputedStyle(element).color);
    await expect(invoice.locator(part)).not.toHaveCSS('color', colour);
  }
  await expect(invoice.locator('.transaction-type')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(deposit.locator('.transaction-type')).not.toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('lists transactions newest first, whatever the API returns', { tag: '@core' }, async ({ page }) => {
  await answer(
    page,
    [record('1', 'x'.repeat(31), '2026-11-05', '833.5'), record('2', '', 'soon', -0.05)],
    [record('1', 'Of the same day', '2026-11-05T00:00:00Z', 12_000)],
  );
  await openAs(page, 'demo-on-time', '/payment');
  await expect(rows(page)).toHaveCount(3);
  // The test removes the mark "Paid", because today's date determines which invoices have it.
  const told = (await rows(page).allInnerTexts()).map((text) => text.replace(/\n(Paid\n)?/g, ''));
  expect(told).toEqual([
    'Of the same day+D12,000Invoiced: November 5, 2026Invoice',
    `${'x'.repeat(30)}−D833.50Deposited: November 5, 2026Deposit`,
    'Deposit+D0.05Deposited: date not knownDeposit',
  ]);
  await expect(summary(page)).toContainText('Total Deposited: D833.45');
  await expectAccessibleWhenNarrow(page);
});

test('shows 5,000 rows in steps, and prints all of them', async ({ page }) => {
  const many = (memo: string) =>
    Array.from({ length: 2500 }, (_, age) =>
      record(`${age}`, `${memo} ${age}`, addDays('2026-11-21', -age), 1),
    );
  await answer(page, many('Deposit'), many('Invoice'));
  await openAs(page, 'demo-long-name', '/payment');
  await expect(summary(page)).toContainText('Total Deposited: D2,500');
  await expect(rows(page)).toHaveCount(12);
  await page.evaluate(() => {
    window.addEventListener('beforeprint', () => {
      document.body.dataset.printed = String(document.querySelectorAll('.transactions li').length);
    });
  });
  await page.pdf();
  await expect(page.locator('body')).toHaveAttribute('data-printed', '5000');

  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(page.getByText('12 of 5,000 are shown.')).toBeInViewport();
  await expect(rows(page)).toHaveCount(12);

  await button(page, 'Show older payments').focus();
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(112);
  await expect(page.locator('li:focus')).toContainText('Invoice 6');
  await expectAccessibleWhenNarrow(page);
});

test('prints the student and the date, and no buttons', async ({ page }) => {
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment');
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
