import type { Page } from '@playwright/test';
import { monthDayYear, todayInBanjul } from '#domain/dates.ts';
import { feeDueDate } from '#domain/due-dates.ts';
import {
  expectAccessible,
  expectAccessibleAtBothWidths,
  expectAccessibleWhenNarrow,
} from './accessibility.ts';
import { dialog, heading } from './application.ts';
import { openAs, test } from './demo.ts';
import { expect } from './fixture.ts';
import { alerts, behind } from './home.ts';
import { bar, dueOfPlan, expectFigures, hero, lines, rows, summary, usualDueDate } from './payment.ts';

/* What the summary of the payment page says to each student. */

const howToPay = (page: Page) => summary(page).getByRole('button', { name: 'How to pay' });

/** The 5th on which a plan asks for so many months more than the next one. */
function dueIn(months: number): string {
  const isThisMonth = months === 0 && dueOfPlan() !== usualDueDate();
  return `${isThisMonth ? 'this month, ' : ''}on ${dueOfPlan(months)}`;
}

test('behind: what is due is the large figure, in red and in words, with the way to pay it', {
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
    /Amount BehindD1,749.74Pay this now.+Pay to.+or.+or.+Quote MAT number 00100005/,
  );
  await expect(box.getByText(/^Questions\?/)).toBeVisible();
  await expectAccessibleWhenNarrow(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(howToPay(page)).toBeFocused();

  // What is done and what is left is told apart without its colour, also where the student's own colours rule.
  await page.emulateMedia({ forcedColors: 'active' });
  const text = await page.evaluate(() => getComputedStyle(document.body).color);
  await expect(bar(page).locator('.MuiLinearProgress-bar')).toHaveCSS('background-color', text);
  await expect(howToPay(page)).toHaveCSS('border-style', 'solid');
});

interface Summary {
  readonly total: string;
  /** How far the student has come, to those who hear it. */
  readonly bar?: string;
  /** What is next, in a sentence. */
  readonly next: string;
  /** Who owes nothing yet and paid nothing is shown none. */
  readonly figures?: readonly [behind: string, balance: string, percent: string];
  /** Of who owes nothing there is none. */
  readonly due?: string;
  /** The application fee is what is to be paid. */
  readonly isFee?: boolean;
}

const summaries: Readonly<Record<string, Summary>> = {
  'demo-approved': {
    total: 'D0',
    bar: 'D0 deposited of D13,800',
    next: `Next paymentD1,150due ${dueIn(0)}`,
    figures: ['D0', 'D13,800', '0%'],
    due: usualDueDate(),
  },
  'demo-ahead': {
    total: 'D4,900',
    bar: 'D4,900 deposited of D8,400',
    next: `You have paid D2,800 aheadNext payment: D700, due ${dueIn(4)}`,
    figures: ['D0', 'D3,500', '58%'],
    due: dueIn(4).slice(3),
  },
  'demo-overpaid': {
    total: 'D3,850.75',
    bar: 'D3,850.75 deposited of D3,600',
    next: 'All paid, plus D250.75 extraCall us about the extra.Questions? Call ',
    figures: ['D0', 'D0', '100%'],
  },
  'demo-pending': {
    total: 'D0',
    next: `Application feeD500due on ${monthDayYear(feeDueDate(todayInBanjul()))}`,
    isFee: true,
  },
  'demo-open': {
    total: 'D0',
    next: 'Nothing to pay yetOnce we have your invoice, we will tell you within a few days how much the fee is and how to pay it.See your application',
  },
  'demo-rejected': {
    total: 'D0',
    next: 'You have nothing to payWe could not approve your application, so there is no contract and nothing to pay back.Go to the Resource Hub',
  },
  'demo-no-payments': {
    total: 'D0',
    next: `Nothing to pay yetWe'll show your first payment and its date here. It will not be due before ${dueOfPlan()}.See your contract`,
  },
};

for (const [student, said] of Object.entries(summaries)) {
  test(`the summary of ${student}`, async ({ page }) => {
    await openAs(page, student, '/payment');
    await expect(hero(page)).toHaveCount(1);
    await expect(summary(page)).toContainText(said.next);
    await expect(summary(page)).toContainText(`Total Deposited: ${said.total}`);
    if (said.figures) await expectFigures(page, ...said.figures, said.due);
    else await expect(lines(page)).toHaveCount(0);
    await expect(page.getByText(/due date/)).toHaveCount(said.due ? 1 : 0);
    await expect(howToPay(page)).toHaveCount(said.due || said.isFee ? 1 : 0);
    await expect(bar(page)).toHaveCount(said.bar ? 1 : 0);
    if (said.bar) await expect(bar(page)).toHaveAccessibleName(said.bar);
    await expect(alerts(page)).toHaveCount(0);
    await expect(page.getByText(/^No payments( yet)?$/)).toHaveCount(
      said.total === 'D0' && !said.due ? 1 : 0,
    );
    await expectAccessibleWhenNarrow(page);
  });
}

test('large figures and long titles fit the narrowest phone, and letters of twice the size', async ({
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

test('two columns where there is room: the history begins beside the summary', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openAs(page, 'demo-behind', '/payment');
  await expect(rows(page).first()).toBeInViewport();
  const [left, right] = [(await summary(page).boundingBox())!, (await rows(page).first().boundingBox())!];
  expect(right.x).toBeGreaterThan(left.x + left.width);
  await expectAccessible(page);
});
