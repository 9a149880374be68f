import { openAs, test } from './demo.ts';
import { expect } from './fixture.ts';
import { delayCalls, layoutShift } from './layout-shift.ts';

/* Nothing on Home or Account moves away under the eyes, however long the calls take. */

const pages = [
  ['demo-open', '/home', 'Recent Payments'],
  ['demo-pending', '/home', 'Recent Payments'],
  ['demo-behind', '/home', 'Recent Payments'],
  ['demo-on-time', '/home', 'Recent Payments'],
  ['demo-on-time', '/account', "Modou's Account"],
] as const;

for (const milliseconds of [0, 300, 1000, 5000])
  for (const [student, path, title] of pages)
    test(`${path} of ${student} with calls of ${milliseconds} ms`, async ({ page }) => {
      await openAs(page, student, '/payment');
      await delayCalls(page, milliseconds);
      await page.goto(path);
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await layoutShift(page)).toBe(0);
    });
