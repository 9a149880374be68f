import type { Page } from '@playwright/test';
import { form as freelanceSurvey } from '#generated/freelance-survey/form.ts';
import { button, heading } from './application.ts';
import { test } from './as-student.ts';
import { sample } from './fill.ts';
import { expect } from './fixture.ts';
import { hold } from './hold.ts';
import { fillQuestionnaire } from './questionnaire.ts';
import { everythingStored } from './stored-on-phone.ts';

const sent = (page: Page) => page.getByRole('status').filter({ hasText: /^Sent$/ });
const second = (page: Page, choice: string) => page.getByRole('radio', { name: choice });

/** Makes all writes to IndexedDB fail, while reads and deletions still work. */
const fillUp = (page: Page) =>
  page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The phone is full.', 'QuotaExceededError');
    };
  });

/**
 * Waits until the last answer is stored. It is not enough to wait for the text "Saved", which appears after
 * the first answer.
 */
const untilSaved = (page: Page) =>
  expect.poll(() => everythingStored(page)).toContain('"second_choice":"Content creation"');

/**
 * Sends the survey, holds the request and goes back to the last question. Returns a function that lets the
 * request continue.
 */
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

test('keeps newer answers even if the phone has no room for them', async ({ page }) => {
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

test('deletes answers that could not be stored once they are sent', async ({ page }) => {
  const arrive = await hold(page, '**/api/surveys/freelance');
  await fillQuestionnaire(page, freelanceSurvey, sample('freelance-survey', 'valid'));
  await untilSaved(page);
  await fillUp(page);
  await second(page, 'Digital Marketing').check();
  await expect(page.getByText(/We cannot save on this device/)).toBeVisible();
  await button(page, 'Submit').click();
  await expect(heading(page, 'Thank you')).toBeVisible();
  arrive();
  await expect(sent(page)).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Your second choice')).toBeVisible();
  await expect(page.locator('input:checked')).toHaveCount(0);
});
