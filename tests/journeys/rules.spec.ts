import type { Page } from '@playwright/test';
import { todayInBanjul } from '#domain/dates.ts';
import { dayAt, stepOf } from '#engine/core/index.ts';
import { form } from '#generated/dates-and-rules/form.ts';
import { button, errorOf, field, heading } from './application.ts';
import { expectAccessible, expectAccessibleAtBothWidths } from './expect-accessible.ts';
import { answersIn, fillStep, sample } from './fill.ts';
import { expect, test } from './fixture.ts';
import { sendForm } from './stored-on-server.ts';

const right = sample('dates-and-rules', 'valid');
const today = todayInBanjul();
const shown = (page: Page, name: string) => page.locator(`output#field-${name}`);
const summary = (page: Page) => page.locator('.error-summary');

const fill = (page: Page, step: string, answers: { readonly [field: string]: string }) =>
  fillStep(page, stepOf(form, step), answers);

async function next(page: Page, name: string) {
  await button(page, 'Next').click();
  await expect(heading(page, name)).toBeVisible();
}

async function toMoney(page: Page) {
  await page.goto('/evening-course');
  await fill(page, 'person', right.person!);
  await next(page, 'Your course');
  await fill(page, 'course', right.course!);
  await next(page, 'What it costs');
}

test('shows computed values while the student types, and stores them', {
  tag: '@core',
}, async ({ page, portal }) => {
  await toMoney(page);
  await expect(shown(page, 'spending')).toBeEmpty();
  await field(page, 'food').fill('0.1');
  await expect(shown(page, 'spending')).toHaveText('D0.1');
  await field(page, 'rent').fill('0.2');
  await expect(shown(page, 'spending')).toHaveText('D0.3');
  await expect(shown(page, 'left')).toBeEmpty();
  await field(page, 'income').fill('0.10');
  await expect(shown(page, 'left')).toHaveText('-D0.2');
  await expect(field(page, 'howToLive')).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await fill(page, 'money', { ownShare: '60', familyShare: '30' });
  await button(page, 'Next').click();
  await expect(summary(page)).toContainText('The shares must come to 100 %');
  await expect(errorOf(page, 'howToLive')).toBeVisible();
  await fill(page, 'money', { familyShare: '40', income: '1000.30' });
  await expect(shown(page, 'left')).toHaveText('D1,000');
  await expect(field(page, 'howToLive')).toHaveCount(0);
  await next(page, 'Check your answers');

  const answerOf = (label: string) =>
    page.locator('dt', { hasText: label }).locator('xpath=following-sibling::dd').first();
  await expect(answerOf('When did you leave school?')).toHaveText('2008');
  await expect(answerOf('When do you come?')).toHaveText('18:00');
  await expect(answerOf('You spend')).toHaveText('D0.3');
  await expect(answerOf('Region')).toHaveText('Kanifing Municipality');
  await expectAccessible(page);
  expect(await sendForm(page, portal, 'dates-and-rules')).toEqual({
    person: { ...right.person, ageToday: expect.any(Number) },
    course: { ...right.course, townRegion: 'Kanifing Municipality' },
    money: {
      ...{ income: 1000.3, food: 0.1, rent: 0.2, spending: 0.3, left: 1000 },
      ...{ leftInYears: expect.any(Number), ownShare: 60, familyShare: 40 },
    },
  });
});

const { person, course } = answersIn('dates-and-rules', 'valid');
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
