import type { Page, Route } from '@playwright/test';
import { addDays, todayInBanjul } from '#domain/dates.ts';
import { button } from './application.ts';
import { openAs, test } from './demo.ts';
import { expect } from './fixture.ts';
import { reloadWithNothingKept } from './home.ts';
import { layoutShift, painted, watchShifts } from './layout-shift.ts';
import { answer, record, rows } from './payment.ts';

const pages = [
  ['demo-open', '/home', 'Recent Payments'],
  ['demo-pending', '/home', 'Recent Payments'],
  ['demo-behind', '/home', 'Recent Payments'],
  ['demo-on-time', '/home', 'Recent Payments'],
  ['demo-on-time', '/account', "Modou's Account"],
  ['demo-behind', '/payment', 'Amount Behind'],
] as const;
const widths = [390, 1280];

async function holdCalls(page: Page) {
  let held: Route[] | undefined;
  await page.route('**/api/**', (route) => (held ? void held.push(route) : route.continue()));
  return {
    async reload(): Promise<number> {
      held = [];
      await reloadWithNothingKept(page);
      await expect(page.locator('.MuiSkeleton-root').first()).toBeVisible();
      return held.length;
    },
    /**
     * Lets the held calls continue one after another, with the call at index `last` at the end. If `last` is
     * undefined, all calls continue at once.
     */
    async letGo(last?: number): Promise<void> {
      const all = held ?? [];
      held = undefined;
      if (last === undefined) await Promise.all(all.map((route) => route.continue()));
      else
        for (const route of [...all.slice(last + 1), ...all.slice(0, last + 1)]) {
          await route.continue();
          await (await route.request().response())?.finished();
          await painted(page);
        }
    },
  };
}

for (const [student, path, title] of pages)
  test(`${path} of ${student} does not move, whichever call is last`, async ({ page }) => {
    await watchShifts(page);
    await openAs(page, student, path);
    const calls = await holdCalls(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const count = await calls.reload();
      for (const last of [undefined, ...Array(count).keys()]) {
        if (last !== undefined) await calls.reload();
        await calls.letGo(last);
        await expect(page.getByRole('heading', { name: title })).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(await layoutShift(page), `${width} px, last call: ${last}`).toBe(0);
      }
    }
  });

test('the notice of old figures causes no layout shift', async ({ page, context }) => {
  await watchShifts(page);
  // The window is tall enough to show the whole account page.
  await page.setViewportSize({ width: 390, height: 1000 });
  await openAs(page, 'demo-on-time', '/account');
  const old = page.getByRole('status').filter({ hasText: 'Last updated' });
  for (const path of ['/account', '/payment', '/home']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await expect(old).toContainText("You're offline.");
    expect(await layoutShift(page), `${path}, later`).toBe(0);
    await context.setOffline(false);
    await page.route('**/api/**', (route) => route.abort('connectionreset'));
    await page.reload();
    await expect(old).toContainText('We could not connect.');
    expect(await layoutShift(page), path).toBe(0);
    await page.unroute('**/api/**');
  }
});

test('loading more rows or later invoices causes no layout shift', async ({ page }) => {
  const many = (memo: string) =>
    Array.from({ length: 500 }, (_, age) =>
      record(`${age}`, `${memo} ${age}`, addDays(todayInBanjul(), 90 - age), 1),
    );
  await answer(page, [record('1', 'Deposit', '2026-01-05', 5)], many('Invoice'));
  await watchShifts(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await openAs(page, 'demo-behind', '/payment');
    await expect(rows(page).first()).toBeAttached();
    await button(page, 'Show 89 later invoices').click();
    await expect(rows(page).first()).toContainText('Invoice 0');
    // A script presses the button, because Chromium does not count layout shifts right after a user's press.
    for (const count of [201, 301, 401, 501]) {
      await button(page, 'Show older payments').dispatchEvent('click');
      await expect(rows(page)).toHaveCount(count);
    }
    await page.mouse.move(width - 100, 400);
    const last = rows(page).last();
    await expect(last).toContainText('Invoice 499');
    await expect(async () => {
      await page.mouse.wheel(0, 2000);
      expect((await last.boundingBox())?.y).toBeLessThan(800);
    }).toPass({ intervals: [50] });
    expect(await layoutShift(page), `${width} px`).toBe(0);
  }
});
