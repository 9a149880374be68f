import type { Page } from '@playwright/test';
import { monthDayYear, todayInBanjul } from '#domain/dates.ts';
import { dueDateOf, nextDueDate } from '#domain/due-dates.ts';
import { expect } from './fixture.ts';

/* The payment page: its summary and its rows. */

export const summary = (page: Page) => page.getByRole('region', { name: 'Summary' });
/** "Amount Behind", "Next payment" or what else is to be known first. */
export const hero = (page: Page) => summary(page).getByRole('heading');
export const lines = (page: Page) => summary(page).locator('.history-lines').getByRole('listitem');
export const bar = (page: Page) => summary(page).getByRole('img');
export const rows = (page: Page) => page.locator('.month li');

/** The soonest day of a demo student's plan that is still to come: of this month until the 4th; or some months later. */
export function dueOfPlan(monthsLater = 0): string {
  const today = todayInBanjul();
  const isToCome = dueDateOf(today, 0) > today;
  return monthDayYear(dueDateOf(today, monthsLater + (isToCome ? 0 : 1)));
}

/** The 5th of next month, as cards have it. */
export const usualDueDate = () => monthDayYear(nextDueDate(todayInBanjul()));

/** The lines of who is not behind. */
export const expectFigures = (page: Page, behind: string, balance: string, percent: string, due?: string) =>
  expect(lines(page)).toHaveText([
    `Amount Behind: ${behind}`,
    `Remaining Balance: ${balance}`,
    `Percent of Total Paid Off: ${percent}`,
    ...(due ? [`Next due date: ${due}`] : []),
  ]);

/** A row in the words of the wire. */
export const record = (id: string, memo: string, date: string | null, amount: number | string) => ({
  id,
  memo,
  date,
  amount,
});

export async function answer(
  page: Page,
  deposits: readonly object[],
  invoices: readonly object[],
): Promise<void> {
  await page.route('**/api/deposits*', (route) => route.fulfill({ json: { results: deposits } }));
  await page.route('**/api/invoices*', (route) => route.fulfill({ json: { results: invoices } }));
}
