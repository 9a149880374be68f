import type { Page } from '@playwright/test';
import { dialog, heading } from './application.ts';
import { openAs, test } from './demo.ts';
import {
  expectAccessible,
  expectAccessibleAtBothWidths,
  expectAccessibleWhenNarrow,
} from './expect-accessible.ts';
import { expect } from './fixture.ts';
import { alerts, behind } from './home.ts';
import { bar, dueOfPlan, hero, lines, rows, summary, usualDueDate } from './payment.ts';

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

test('fits large figures and long titles on the narrowest phone, and at twice the font size', async ({
  page,
}) => {
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
