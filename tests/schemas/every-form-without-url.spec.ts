import { todayInBanjul } from '#domain/dates.ts';
import { validateStep } from '#engine/core/index.ts';
import { folders } from '#folders';
import { expectAccessible } from '../journeys/expect-accessible.ts';
import { fillStep } from '../journeys/fill.ts';
import { expect, test } from '../journeys/fixture.ts';
import { withStudio } from '../studio/folder.ts';
import { mountedFlows } from './routed-flows.ts';

const today = todayInBanjul();

test('every mounted form: empty, with errors, and filled in', async ({ page }) => {
  await withStudio(folders.schemas, async (studio) => {
    for (const flow of mountedFlows) {
      const { definition, samples } = flow;
      for (const step of definition.steps) {
        await test.step(`${definition.id}: ${step.title}`, async () => {
          await page.goto('about:blank');
          await page.goto(`${studio}#try:${definition.id}/${step.id}/empty`);
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
});
