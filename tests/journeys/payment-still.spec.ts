import type { Page } from '@playwright/test';
import { addDays, todayInBanjul } from '#domain/dates.ts';
import { button } from './application.ts';
import { openAs, test } from './demo.ts';
import { expect } from './fixture.ts';
import { layoutShift } from './layout-shift.ts';
import { answer, hero, record, rows } from './payment.ts';

/* The payment page does not move under the eyes, however its calls come. */

const calls = ['**/finances', '**/api/deposits*', '**/api/invoices*', '**/api/applications/*'] as const;

async function delay(page: Page, milliseconds: readonly number[]): Promise<void> {
  for (const [index, call] of calls.entries()) {
    await page.route(call, async (route) => {
      await new Promise((over) => setTimeout(over, milliseconds[index]));
      await route.continue();
    });
  }
}

const widths = [390, 1280];
const delays = [
  [0, 0, 0, 0],
  [300, 300, 300, 300],
  [1000, 1000, 1000, 1000],
  [5000, 5000, 5000, 5000],
  // Each of them the last one to come.
  [1000, 300, 0, 5000],
  [5000, 1000, 300, 0],
  [0, 5000, 1000, 300],
  [300, 0, 5000, 1000],
];

for (const milliseconds of delays) {
  test(`nothing moves while the calls take ${milliseconds.join(', ')} ms`, async ({ page }) => {
    await delay(page, milliseconds);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await openAs(page, 'demo-behind', '/payment');
      await expect(hero(page)).toHaveText('Amount Behind');
      await expect(rows(page).first()).toBeAttached();
      await page.waitForLoadState('networkidle');
      expect(await layoutShift(page), `${width} px`).toBe(0);
    }
  });
}

test('nothing that is read moves when more rows come on the way down, or the later invoices', async ({
  page,
}) => {
  const many = (memo: string) =>
    Array.from({ length: 500 }, (_, age) =>
      record(`${age}`, `${memo} ${age}`, addDays(todayInBanjul(), 90 - age), 1),
    );
  await answer(page, [record('1', 'Deposit', '2026-01-05', 5)], many('Invoice'));
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await openAs(page, 'demo-behind', '/payment');
    await expect(rows(page).first()).toBeAttached();
    await button(page, 'Show 89 later invoices').click();
    await expect(rows(page).first()).toContainText('Invoice 0');
    await page.mouse.move(width - 100, 400);
    await expect(async () => {
      await page.mouse.wheel(0, 2000);
      await expect(rows(page).last()).toContainText('Invoice 499', { timeout: 100 });
    }).toPass({ intervals: [50] });
    expect(await layoutShift(page), `${width} px`).toBe(0);
  }
});
