import { expect, type Page } from '@playwright/test';
import type { Flow } from '#engine/core/index.ts';
import { button, heading } from './application.ts';
import { fillStep, type sample } from './fill.ts';

export async function fillQuestionnaire(
  page: Page,
  { definition }: Flow,
  answers: ReturnType<typeof sample>,
): Promise<void> {
  const forms = definition.steps.filter(({ id }) => answers[id]);
  await page.goto(forms[0]!.path!);
  for (const step of forms) {
    await expect(heading(page, step.title)).toBeVisible();
    await fillStep(page, step, answers[step.id]!);
    if (step !== forms.at(-1)) await button(page, 'Next').click();
  }
}
