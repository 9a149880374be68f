import type { Page } from '@playwright/test';
import { form as freelanceSurvey } from '#generated/freelance-survey/form.ts';
import { button, heading } from './application.ts';
import { test } from './as-student.ts';
import { sample } from './fill.ts';
import { expect } from './fixture.ts';
import { hold } from './hold.ts';
import { fillQuestionnaire } from './questionnaire.ts';
import { everythingStored } from './storage.ts';

/* What was typed after answers were sent is of the next ones: it stays when those have arrived. */

const sent = (page: Page) => page.getByRole('status').filter({ hasText: /^Sent$/ });
const second = (page: Page, choice: string) => page.getByRole('radio', { name: choice });

/** From now on the phone has no room for anything more; it still gives what it has, and takes it away. */
async function fillUp(page: Page) {
  const makeRoom = await page.evaluateHandle(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The phone is full.', 'QuotaExceededError');
    };
    return () => {
      IDBObjectStore.prototype.put = put;
    };
  });
  return () => makeRoom.evaluate((makeRoom) => makeRoom());
}

/** Also the last answer: that something was saved is said from the first one on. */
const untilSaved = (page: Page) =>
  expect.poll(() => everythingStored(page)).toContain('"second_choice":"Content creation"');

/** A survey that is on its way, and the student back at its last question. */
async function sendSurvey(page: Page): Promise<() => void> {
  const arrive = await hold(page, '**/api/surveys/freelance');
  await fillQuestionnaire(page, freelanceSurvey, sample('freelance-survey', 'valid'));
  await untilSaved(page);
  await button(page, 'Submit').click();
  await expect(heading(page, 'Thank you')).toBeVisible();
  await page.goBack();
  await expect(second(page, 'Content creation')).toBeChecked();
  return arrive;
}

test('newer answers stay, also where the phone has no room for them any more', async ({ page }) => {
  const arrive = await sendSurvey(page);
  await fillUp(page);
  await second(page, 'Digital Marketing').check();
  await expect(page.getByText(/We cannot save on this device/)).toBeVisible();
  arrive();
  await expect(sent(page)).toBeVisible();
  await button(page, 'Back').click();
  await button(page, 'Next').click();
  await expect(second(page, 'Digital Marketing')).toBeChecked();
});

for (const [what, hasRoomLater] of [
  ['answers that the phone had no room for go with what was sent', false],
  ['and so they do where it has room again meanwhile', true],
] as const) {
  test(what, async ({ page }) => {
    const arrive = await hold(page, '**/api/surveys/freelance');
    await fillQuestionnaire(page, freelanceSurvey, sample('freelance-survey', 'valid'));
    await untilSaved(page);
    const makeRoom = await fillUp(page);
    await second(page, 'Digital Marketing').check();
    await expect(page.getByText(/We cannot save on this device/)).toBeVisible();
    await button(page, 'Submit').click();
    await expect(heading(page, 'Thank you')).toBeVisible();
    if (hasRoomLater) await makeRoom();
    arrive();
    await expect(sent(page)).toBeVisible();
    await page.goBack();
    await expect(heading(page, 'Your second choice')).toBeVisible();
    await expect(page.locator('input:checked')).toHaveCount(0);
  });
}
