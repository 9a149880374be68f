import { todayInBanjul } from '#domain/dates.ts';
import { validateStep } from '#engine/core/index.ts';
import { expectAccessible } from '../journeys/accessibility.ts';
import { fillStep } from '../journeys/fill.ts';
import { expect } from '../journeys/fixture.ts';
import { test } from '../journeys/gallery-fixture.ts';
import { mountedFlows } from './routed-flows.ts';

/*
 * The robot's other half: the small forms that stand in pages and dialogs of their own (log-in, sign-up, account,
 * invoice …), by their definitions and samples alone, on the live page that the gallery has for every step.
 */

const today = todayInBanjul();

test('every small form: empty, with its mistakes, and filled in', async ({ page, gallery }) => {
  for (const flow of mountedFlows) {
    const { definition, samples } = flow;
    for (const step of definition.steps) {
      await test.step(`${definition.id}: ${step.title}`, async () => {
        const address = new URL(gallery);
        address.search = new URLSearchParams({
          flow: definition.id,
          step: step.id,
          state: 'empty',
        }).toString();
        await page.goto(address.href);
        const press = page.locator('main button[type=submit]');
        await expect(press).toBeVisible();
        await expectAccessible(page);

        if (validateStep(flow, step, {}, { today }).length > 0) {
          await press.click();
          await expect(page.locator('[id$=-error]').first()).toBeVisible();
          await expectAccessible(page);
        }

        for (const { answers } of samples) {
          await page.reload();
          await expect(press).toBeVisible();
          await fillStep(page, step, answers[step.id] ?? {});
          await press.click();
          await expect(page.locator('[id$=-error]')).toHaveCount(0);
          await expectAccessible(page);
        }
      });
    }
  }
});
