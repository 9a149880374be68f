import { todayInBanjul } from '#domain/dates.ts';
import { dayAt, stepOf } from '#engine/core/index.ts';
import { form } from '#generated/dates-and-rules/form.ts';
import { button, field, heading } from './application.ts';
import { answersIn, fillStep } from './fill.ts';
import { expect, test } from './fixture.ts';

const { person, course } = answersIn('dates-and-rules', 'valid');
const today = todayInBanjul();
const young = { ...person, dateOfBirth: dayAt('today-20y', today)!, leftSchool: today.slice(0, 4) };

test('Back and Forward skip a step that the answers have hidden', async ({ page }) => {
  await page.goto('/evening-course');
  for (const [id, next, answers] of [
    ['person', 'Your course', young],
    ['course', 'What it costs', course!],
    ['money', 'Your parents', { income: '10' }],
  ] as const) {
    await fillStep(page, stepOf(form, id), answers);
    await button(page, 'Next').click();
    await expect(heading(page, next)).toBeVisible();
  }
  await expect(page.getByText('You are 20. Do your parents agree?')).toBeVisible();
  for (const before of ['What it costs', 'Your course', 'About you']) {
    await page.goBack();
    await expect(heading(page, before)).toBeVisible();
  }
  await field(page, 'dateOfBirth.year').selectOption('1990');
  await expect(page.getByText(/^Saved on this device/)).toBeVisible();

  const length = await page.evaluate(() => history.length);
  for (const after of ['Your course', 'What it costs', 'About you']) {
    await page.goForward();
    await expect(heading(page, after)).toBeVisible();
  }
  await page.goBack();
  await expect(heading(page, 'What it costs')).toBeVisible();
  expect(await page.evaluate(() => history.length)).toBe(length);

  await page.goto('/login');
  await page.goto('/evening-course-parents');
  await expect(heading(page, 'About you')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/login');
});
