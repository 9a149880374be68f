import type { Page, Route } from '@playwright/test';
import { openAs, test } from './demo.ts';
import { expect } from './fixture.ts';
import { reloadWithNothingKept } from './home.ts';
import { layoutShift, painted, watchShifts } from './layout-shift.ts';

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
    /** Lets the held calls continue: all at once, or one by one with the call at index `last` at the end. */
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
