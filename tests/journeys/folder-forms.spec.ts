import type { Page } from '@playwright/test';
import { referenceOf } from '#domain/reference.ts';
import { stepOf } from '#engine/core/index.ts';
import { form as exitSurvey } from '#generated/exit-survey/form.ts';
import { form as feedback } from '#generated/feedback/form.ts';
import { button, field, heading } from './application.ts';
import { test as asStudent } from './as-student.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expectFilled, fillStep, sample } from './fill.ts';
import { expect, test } from './fixture.ts';
import type { Portal } from './portal.ts';
import { fillQuestionnaire } from './questionnaire.ts';
import { enrol, signOut } from './student.ts';

const survey = sample('exit-survey', 'valid');
const words = sample('feedback', 'valid').words!;
const status = (page: Page, name: string) => page.getByRole('region', { name });
const rowsOf = ({ rows }: Portal, form: string) => rows('select * from submissions where form = $1', form);

const ofSurvey = (page: Page) => status(page, 'Your exit survey');
const ofFeedback = (page: Page) => status(page, 'Your feedback');

asStudent(
  'a form of students is kept when sent offline, shown on Home, and sent once by a later visit',
  async ({ page, context, student, portal }) => {
    await fillQuestionnaire(page, exitSurvey, survey);
    await context.setOffline(true);
    await button(page, 'Send').dblclick();
    const refusal = page.getByRole('group', { name: 'Your exit survey could not be sent.' });
    await expect(refusal).toContainText("We've saved it and will send it for you.");
    // The message may have moved the button before the second press of the double click. That press then
    // missed the button and took the focus, so the test presses the button again.
    await button(page, 'Send').click();
    await expect(refusal).toBeFocused();
    await expect(ofSurvey(page)).toContainText("No connection. We'll send it when you're back online.");
    await expectAccessible(page);
    await page.route('**/api/questionnaires/exit-survey', (route) => route.abort());
    await context.setOffline(false);
    await page.goto('/home');
    await expect(ofSurvey(page)).toContainText('Not sent yet.');
    await page.close();

    const later = await context.newPage();
    await later.goto('/home');
    await expect(ofSurvey(later)).toContainText(/Sent, reference \w{6}/);
    const [row, ...others] = (await rowsOf(portal, 'exit-survey')).filter(
      (each) => each.application_id === student.user,
    );
    expect(others).toEqual([]);
    const { name: _stays, ...reach } = survey.reach!;
    const work = { ...survey.work, income: Number(survey.work!.income) };
    expect(JSON.parse(String(row!.answers))).toEqual({ ...survey, work, reach });

    await later.goto('/exit-survey');
    await expect(later.getByText(/^You have sent your exit survey already/)).toBeVisible();
    await expect(field(later, 'reason')).toHaveCount(0);
    await expectAccessible(later);
  },
);

asStudent(
  'a form of anyone is sent anonymously, also after being offline, with the reference of its row',
  {
    tag: '@core',
  },
  async ({ page, context, portal }) => {
    const before = (await rowsOf(portal, 'feedback')).length;
    await page.goto('/feedback');
    await expectAccessible(page);
    await fillStep(page, stepOf(feedback, 'words'), words);
    await context.setOffline(true);
    await button(page, 'Send').dblclick();
    await expect(heading(page, 'Thank you')).toBeVisible();
    await expect(ofFeedback(page)).toContainText("No connection. We'll send it when you're back online.");
    await expectAccessible(page);
    const request = page.waitForRequest('**/api/questionnaires/feedback');
    await context.setOffline(false);
    expect(await (await request).headerValue('authorization')).toBeNull();
    await expect(ofFeedback(page)).toContainText(/Sent, reference \w{6}/);
    const reference = /reference (\w{6})/.exec((await ofFeedback(page).textContent()) ?? '')![1]!;
    const rows = await rowsOf(portal, 'feedback');
    expect(rows).toHaveLength(before + 1);
    const row = rows.find(({ id }) => referenceOf(String(id)) === reference)!;
    expect(row).toMatchObject({ application_id: null });
    expect(JSON.parse(String(row.answers))).toEqual({ words });
    await page.goto('/feedback');
    await expect(field(page, 'words')).toHaveValue('');
  },
);

test.describe('a form of anyone on a phone that several people use', () => {
  const send = async (page: Page) => {
    await fillQuestionnaire(page, feedback, { words });
    await button(page, 'Send').click();
    await expect(heading(page, 'Thank you')).toBeVisible();
  };

  test('keeps nothing for the next person, who may send equal answers', async ({ page, portal }) => {
    const before = (await rowsOf(portal, 'feedback')).length;
    await page.route('**/api/questionnaires/feedback', (route) => route.abort());
    await send(page);
    await expect(ofFeedback(page)).toContainText('Not sent yet.');
    await page.goto('/feedback');
    await expect(field(page, 'words')).toHaveValue('');
    await send(page);
    await page.unroute('**/api/questionnaires/feedback');
    await page.reload();
    await expect(ofFeedback(page)).toContainText(/Sent, reference/);
    await expect.poll(async () => (await rowsOf(portal, 'feedback')).length).toBe(before + 2);
  });

  test('returns refused answers for correction, once', async ({ page, portal }) => {
    const before = (await rowsOf(portal, 'feedback')).length;
    const refusal = { status: 400, json: { error: 'Not in these words.' } };
    await page.route('**/api/questionnaires/feedback', (route) => route.fulfill(refusal), { times: 1 });
    await send(page);
    await expect(ofFeedback(page)).toContainText('Not in these words.');
    await page.getByRole('link', { name: 'Check your answers' }).click();
    await expectFilled(page, stepOf(feedback, 'words'), words);
    await button(page, 'Send').click();
    await expect(ofFeedback(page)).toContainText(/Sent, reference/);
    expect(await rowsOf(portal, 'feedback')).toHaveLength(before + 1);
    await page.goto('/feedback');
    await expect(field(page, 'words')).toHaveValue('');
  });

  asStudent('is kept when a student signs out', async ({ page, portal }) => {
    const before = (await rowsOf(portal, 'feedback')).length;
    await page.route('**/api/questionnaires/feedback', (route) => route.abort());
    await send(page);
    await page.goto('/home');
    await signOut(page);
    await expect(page).toHaveURL('/');
    await page.unroute('**/api/questionnaires/feedback');
    await page.goto('/feedback-done');
    await expect(ofFeedback(page)).toContainText(/Sent, reference/);
    expect(await rowsOf(portal, 'feedback')).toHaveLength(before + 1);
  });
});

test('a closed form says so instead of asking', async ({ page, phone }) => {
  await enrol(page.request, phone);
  await page.goto('/canteen-poll');
  await expect(page.getByText('The canteen poll closed on December 31, 2025.')).toBeVisible();
  await expect(heading(page, 'Canteen Poll')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expectAccessible(page);
});
