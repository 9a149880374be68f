import type { Page } from '@playwright/test';
import { stepOf } from '#engine/core/index.ts';
import { form as businessLoan } from '#generated/business-loan/form.ts';
import { form as freelanceSurvey } from '#generated/freelance-survey/form.ts';
import { button, field, heading, validApplication } from './application.ts';
import { test as asStudent } from './as-student.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expectFilled, sample } from './fill.ts';
import { expect, test } from './fixture.ts';
import type { Portal } from './portal.ts';
import { fillQuestionnaire } from './questionnaire.ts';
import { enrol, logIn, type Student } from './student.ts';

const survey = sample('freelance-survey', 'valid');
const loan = sample('business-loan', 'valid');
const progress = (page: Page) => page.getByRole('progressbar', { name: 'Progress' });
const alert = (page: Page, words: string) => page.getByRole('alert').filter({ hasText: words });

async function countOf({ rows }: Portal, form: string, { user }: Student): Promise<number> {
  return (await rows('select id from submissions where form = $1 and application_id = $2', form, user))
    .length;
}

const fillSurvey = (page: Page) => fillQuestionnaire(page, freelanceSurvey, survey);
const fillLoan = (page: Page) => fillQuestionnaire(page, businessLoan, loan);

test.describe('the freelance survey', () => {
  const addresses = ['/survey', '/surveypage2', '/surveypage3'];

  test('fits the screen at twice the font size', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    for (const address of addresses) {
      await page.goto(address);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      await expectAccessible(page);
    }
  });

  test('asks for a log-in without a session, returns and sends three keys', { tag: '@core' }, async ({
    page,
    phone,
    portal,
  }) => {
    const student = await enrol(page.request, phone);
    await fillSurvey(page);
    await button(page, 'Submit').click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByText(/^Log in to send your survey/)).toBeVisible();
    await logIn(page, phone);
    await expect(page).toHaveURL('/surveypage3');
    await expectFilled(page, stepOf(freelanceSurvey, 'second'), survey.second!);
    const sent = page.waitForRequest('**/api/surveys/freelance');
    await button(page, 'Submit').click();
    expect((await sent).postDataJSON()).toEqual({
      first_choice: 'Tutoring/education',
      second_choice: 'Content creation',
      student_id: student.user,
    });
    await expect(page).toHaveURL('/endpage');
    await expect(page.getByRole('status').filter({ hasText: /^Sent$/ })).toBeVisible();
    expect(await countOf(portal, 'freelance-survey', student)).toBe(1);
  });

  asStudent('ignores a second press on a link that appears under it', async ({ page }) => {
    await fillSurvey(page);
    await button(page, 'Submit').click();
    await expect(page).toHaveURL('/endpage');
    const { x, y, width, height } = (await page
      .getByRole('link', { name: 'Go to Resource Home' })
      .boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2);
    for (const [clickCount, path] of [
      [2, '/endpage'],
      [1, '/resources'],
    ] as const) {
      await page.mouse.down({ clickCount });
      await page.mouse.up({ clickCount });
      // If the router navigated, it would do so within one frame, so the test waits for one frame.
      await page.evaluate(() => new Promise(requestAnimationFrame));
      await expect(page).toHaveURL(path);
    }
  });
});

asStudent.describe('the business loan', () => {
  asStudent('requires the industry at its step, and everything else at the end', async ({ page }) => {
    await page.goto('/business-app-1');
    await expect(field(page, 'email')).toHaveValue(validApplication.basic!.email!);
    await button(page, 'Next').click();
    await expect(page).toHaveURL('/business-app-2');
    await button(page, 'Next').click();
    await expect(alert(page, 'Please select an industry.')).toBeFocused();
    await expect(page).toHaveURL('/business-app-2');
    await field(page, 'industry').selectOption('Fishing');
    for (const path of ['/business-app-3', '/business-app-4', '/business-app-5']) {
      await button(page, 'Next').click();
      await expect(page).toHaveURL(path);
    }
    await field(page, 'loan_purpose').fill('   ');
    await button(page, 'Submit').click();
    const summary = alert(page, 'Please complete all required fields before submitting.');
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveCount(10);
    await summary.getByRole('link', { name: 'Enter what the loan is for' }).click();
    await expect(field(page, 'loan_purpose')).toBeFocused();
    await summary.getByRole('link', { name: 'Enter the loan amount' }).click();
    await expect(page).toHaveURL('/business-app-4#loan_amount');
    await expect(field(page, 'loan_amount')).toBeFocused();
    await field(page, 'loan_amount').fill('4000');
    await button(page, 'Return to submit').click();
    await button(page, 'Submit').click();
    await summary.getByRole('link', { name: 'Enter the name of your business' }).click();
    await button(page, 'Return to submit').click();
    await expect(page).toHaveURL('/business-app-5');
  });

  asStudent(
    'sends fourteen keys, with numbers as numbers',
    { tag: '@core' },
    async ({ page, student, portal }) => {
      await fillLoan(page);
      const sent = page.waitForRequest('**/api/business-loan');
      await button(page, 'Submit').dblclick();
      expect((await sent).postDataJSON()).toEqual({
        ...loan.contact,
        ...loan.industry,
        ...loan.business,
        ...loan.plans,
        years: 2,
        loan_amount: 4000,
        avg_monthly_sales: 12500.5,
        avg_monthly_expenses: 8000,
        student_id: student.user,
      });
      expect(Object.keys((await sent).postDataJSON())).toHaveLength(14);
      await expect(page).toHaveURL('/business-survey-end');
      await expect(heading(page, 'Thank you for applying')).toBeVisible();
      await expect(progress(page)).toHaveAttribute('aria-valuetext', 'Step 6 of 6, 100%');
      expect(await countOf(portal, 'business-loan', student)).toBe(1);
      await page.goto('/business-app-5');
      await expect(field(page, 'loan_purpose')).toHaveValue('');
    },
  );
});
