import type { Page } from '@playwright/test';
import { stepOf } from '#engine/core/index.ts';
import { application } from '#forms/application.ts';
import { form as freelanceSurvey } from '#generated/freelance-survey/form.ts';
import { button, expectHydrated, field, heading, validApplication } from './application.ts';
import { test as asStudent } from './as-student.ts';
import { expectAccessibleAtBothWidths } from './expect-accessible.ts';
import { expectFilled, fillStep, sample } from './fill.ts';
import { expect, test } from './fixture.ts';
import { hold } from './hold.ts';
import { chooseFile } from './photo.ts';
import { fillQuestionnaire } from './questionnaire.ts';
import { changeRows, everythingStored } from './stored-on-phone.ts';
import { logIn, openTab } from './student.ts';

const basic = stepOf(application, 'basic');

test('keeps answers across a reload, Back, Forward and a closed tab', { tag: '@core' }, async ({ page }) => {
  await page.goto('/basic-information');
  await fillStep(page, basic, validApplication.basic!);
  await page.reload();
  await expectFilled(page, basic, validApplication.basic!);
  await field(page, 'surname').fill("M'Boge");
  await button(page, 'Save and Continue').click();
  await expect(heading(page, 'Academic and Work Information')).toBeVisible();
  await page.goBack();
  const changed = { ...validApplication.basic, surname: "M'Boge" };
  await expectFilled(page, basic, changed);
  await page.goForward();
  await expect(heading(page, 'Academic and Work Information')).toBeVisible();
  await field(page, 'GPA').fill('3.5');
  await expect(page.getByText(/^Saved on this device at \d\d:\d\d$/)).toBeVisible();
  await page.close();

  const later = await openTab(page, '/academic-information');
  await expect(field(later, 'GPA')).toHaveValue('3.5');
  await later.goto('/basic-information');
  await expectFilled(later, basic, changed);
});

test('keeps the last keys when the page is left at once', { tag: '@core' }, async ({ page }) => {
  await page.goto('/loan-information');
  await expectHydrated(page);
  await field(page, 'loanQuestion').fill('I will finish my degree.');
  await page.goto('/login');
  await page.goto('/loan-information');
  await expect(field(page, 'loanQuestion')).toHaveValue('I will finish my degree.');
});

test('keeps the last keys when the database aborts as the page unloads', async ({ page }) => {
  await page.addInitScript(() => {
    window.addEventListener('pagehide', () => {
      IDBDatabase.prototype.transaction = () => {
        throw new DOMException('The page goes.', 'AbortError');
      };
    });
  });
  await page.goto('/loan-information');
  const answer = field(page, 'loanQuestion');
  await answer.fill('I will finish');
  await expect(page.getByText(/^Saved on this device/)).toBeVisible();
  await answer.fill('I will finish my');
  await answer.fill('I will finish my degree.'); // the form stores the text in the database only after a delay
  await page.reload();
  await expect(answer).toHaveValue('I will finish my degree.');
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0);
  await page.reload();
  await expect(answer).toHaveValue('I will finish my degree.');
});

test('the quiz keeps its answers', async ({ page }) => {
  await page.goto('/info?step=learning-check');
  await page.getByRole('radio').nth(1).check();
  await expect(page.getByText(/^Saved on this device/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
});

test('clears answers from the phone', { tag: '@core' }, async ({ page }) => {
  await page.goto('/loan-information');
  await field(page, 'loanQuestion').fill('Private');
  const clear = button(page, 'Clear my answers from this device');
  await clear.click();
  await expect(page.getByText('Clear all answers of this form from this device?')).toBeFocused();
  await expectAccessibleAtBothWidths(page);
  await button(page, 'Keep them').click();
  await expect(clear).toBeFocused();
  await clear.click();
  await button(page, 'Yes, clear them').click();
  await expect(field(page, 'loanQuestion')).toHaveValue('');
  await expect(page.getByText('Your answers were cleared from this device.')).toBeFocused();
  await page.reload();
  await expect(field(page, 'loanQuestion')).toHaveValue('');
  expect(await everythingStored(page)).not.toContain('Private');
});

test('clears answers even if the page is left at the same moment', async ({ page }) => {
  await page.goto('/loan-information');
  await field(page, 'loanQuestion').fill('Private');
  await expect(page.getByText(/^Saved on this device/)).toBeVisible();
  await button(page, 'Clear my answers from this device').click();
  await Promise.all([
    page.waitForEvent('load'),
    button(page, 'Yes, clear them').evaluate((yes: HTMLElement) => {
      yes.click();
      location.reload();
    }),
  ]);
  await expectHydrated(page);
  expect(await everythingStored(page)).not.toContain('Private');
  await expect(field(page, 'loanQuestion')).toHaveValue('');
});

test('two tabs on two steps keep both answers, and show each other’s', { tag: '@core' }, async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await page.goto('/basic-information');
  await other.goto('/loan-information');
  await field(page, 'firstName').fill('Awa');
  await field(other, 'loanQuestion').fill('I will finish my degree.');
  await expect(other.getByText(/^Saved on this device/)).toBeVisible();
  await page.goto('/review-application');
  await expect(page.getByText('Awa', { exact: true })).toBeVisible();
  await expect(page.getByText('I will finish my degree.')).toBeVisible();
  await field(other, 'loanQuestion').fill('I will teach.');
  await expect(page.getByText('I will teach.')).toBeVisible();
});

test('keeps a draft and its file when the clock jumps by days or years', async ({ page }) => {
  await page.goto('/loan-information');
  await field(page, 'loanQuestion').fill('I will finish my degree.');
  await expect(page.getByText(/^Saved on this device/)).toBeVisible();
  await page.goto('/upload-invoice');
  await chooseFile(page);
  await page.clock.install();
  const now = Date.now();
  for (const days of [5 * 365, -5 * 365, 8]) {
    await page.clock.setSystemTime(now + days * 86_400_000);
    const swept = page.waitForResponse(/\/assets\/after-first-paint-/);
    await page.goto('/loan-information');
    await page.clock.runFor(2000); // starts the delayed deletion of expired drafts
    await swept;
    await expect(field(page, 'loanQuestion')).toHaveValue('I will finish my degree.');
    await page.goto('/upload-invoice');
    await expect(page.getByText(/mine\.pdf/)).toBeVisible();
  }
});

test('deletes a file with its draft after seven days of the server’s time, without opening the form', async ({
  page,
}) => {
  await page.goto('/upload-invoice');
  await chooseFile(page);
  await expect.poll(() => everythingStored(page)).toMatch(/"step":"invoice".*mine\.pdf/);
  // This form's drafts are stored for seven days.
  for (const [days, isKept] of [
    [6, true],
    [8, false],
  ] as const) {
    await page.goto('/login');
    const facts = { countedFrom: Date.now() - days * 86_400_000 };
    // This file belongs to no form, so every clean-up deletes it. Once it is gone, the clean-up has run.
    const added = [{ id: 'nobodys.pdf', name: 'nobodys.pdf', savedAt: 0, countedFrom: 1 }];
    await changeRows(page, 'forms', 'drafts', { facts });
    await changeRows(page, 'forms', 'files', { facts, added });
    // Any response, even to a failed log-in, tells the page the server's time, by which drafts expire.
    await logIn(page, '3999999', 'nobody has this');
    await expect(page.getByText('Failed to Login')).toBeVisible();
    await expect.poll(() => everythingStored(page)).not.toContain('nobodys.pdf');
    await page.goto('/upload-invoice');
    await expect(button(page, 'Submit')).toBeVisible();
    await expect(page.getByText(/mine\.pdf/)).toHaveCount(isKept ? 1 : 0);
  }
  expect(await everythingStored(page)).not.toContain('"step":"invoice"');
});

test('lists answers that the form no longer asks for, and keeps them until the student clears them', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto('/loan-information');
  await field(page, 'loanQuestion').fill('x');
  await expect(page.getByText(/^Saved on this device/)).toBeVisible();
  await page.goto('/login');
  const answers = { firstName: 'Awa', nickname: 'Awi', residenceCity: 'Atlantis', surname: 'Njie' };
  const added = [{ flow: 'application', version: 1, step: 'basic', answers, savedAt: Date.now() }];
  await changeRows(page, 'forms', 'drafts', { added });
  const kept = async () => (await changeRows(page, 'forms', 'drafts')).find(({ step }) => step === 'basic');

  await page.goto('/basic-information');
  await expect(field(page, 'firstName')).toHaveValue('Awa');
  const told = page.getByText(/no longer asks for these answers: “Awi”, “Atlantis”\./);
  await expect(told).toBeVisible();
  await field(page, 'surname').fill('Jallow');
  await expect.poll(kept).toMatchObject({ answers: { ...answers, surname: 'Jallow' } });
  await page.reload();
  await expect(field(page, 'surname')).toHaveValue('Jallow');
  await expect(told).toBeVisible();

  await button(page, 'Clear my answers from this device').click();
  await button(page, 'Yes, clear them').click();
  await expect(page.getByText(/no longer asks for these answers/)).toHaveCount(0);
  await expect.poll(kept).toBeUndefined();
});

const sent = (page: Page) => page.getByRole('status').filter({ hasText: /^Sent$/ });
const second = (page: Page, choice: string) => page.getByRole('radio', { name: choice });

/** Makes all writes to IndexedDB fail, while reads and deletions still work. */
const fillUp = (page: Page) =>
  page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The phone is full.', 'QuotaExceededError');
    };
  });

/** Fills in the survey and holds its submission. Returns a function that lets the submission continue. */
async function fillSurvey(page: Page): Promise<() => void> {
  const arrive = await hold(page, '**/api/surveys/freelance');
  await fillQuestionnaire(page, freelanceSurvey, sample('freelance-survey', 'valid'));
  // Waiting for the text "Saved" is not enough, because it appears after the first answer.
  await expect.poll(() => everythingStored(page)).toContain('"second_choice":"Content creation"');
  return arrive;
}

asStudent('keeps newer answers even if the phone has no room for them', async ({ page }) => {
  const arrive = await fillSurvey(page);
  await button(page, 'Submit').click();
  await expect(heading(page, 'Thank you')).toBeVisible();
  await page.goBack();
  await expect(second(page, 'Content creation')).toBeChecked();
  await fillUp(page);
  await second(page, 'Digital Marketing').check();
  await expect(page.getByText(/We cannot save on this device/)).toBeVisible();
  arrive();
  await expect(sent(page)).toBeVisible();
  await button(page, 'Back').click();
  await button(page, 'Next').click();
  await expect(second(page, 'Digital Marketing')).toBeChecked();
});

asStudent('deletes answers that could not be stored once they are sent', async ({ page }) => {
  const arrive = await fillSurvey(page);
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
