import type { Page } from '@playwright/test';
import { monthDayYear, todayInBanjul } from '#domain/dates.ts';
import { dueDateNextMonth, dueDateOf } from '#domain/due-dates.ts';

export const summary = (page: Page) => page.getByRole('region', { name: 'Summary' });
/** Returns the heading of the summary, such as "Amount Behind" or "Next payment". */
export const hero = (page: Page) => summary(page).getByRole('heading');
export const lines = (page: Page) => summary(page).locator('.repayment-lines').getByRole('listitem');
export const bar = (page: Page) => summary(page).getByRole('img');
export const rows = (page: Page) => page.locator('.month li');

/** Returns the date of the next instalment, or a later one. Instalments are due on the 5th of each month. */
export function dueOfPlan(monthsLater = 0): string {
  const today = todayInBanjul();
  const isToCome = dueDateOf(today, 0) > today;
  return monthDayYear(dueDateOf(today, monthsLater + (isToCome ? 0 : 1)));
}

export const usualDueDate = () => monthDayYear(dueDateNextMonth(todayInBanjul()));

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
