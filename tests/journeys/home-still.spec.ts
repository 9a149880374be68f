import { openAs, test } from './demo.ts';
import { expect } from './fixture.ts';
import { delayCalls, layoutShift } from './layout-shift.ts';

/* Nothing on Home moves away under the eyes, however long its calls take. */

for (const milliseconds of [0, 300, 1000, 5000])
  for (const student of ['demo-open', 'demo-pending', 'demo-behind', 'demo-on-time'])
    test(`${student} with calls of ${milliseconds} ms`, async ({ page }) => {
      await openAs(page, student, '/payment');
      await delayCalls(page, milliseconds);
      await page.goto('/home');
      await expect(page.getByRole('heading', { name: 'Recent Payments' })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await layoutShift(page)).toBe(0);
    });
