import { form as freelanceSurvey } from '#generated/freelance-survey/form.ts';
import { button, field, heading } from './application.ts';
import { test as asStudent } from './as-student.ts';
import { expectAccessible } from './expect-accessible.ts';
import { sample } from './fill.ts';
import { expect, test } from './fixture.ts';
import { beforePortal } from './hold.ts';
import { fillQuestionnaire } from './questionnaire.ts';
import { epochAlone, everythingStored } from './stored-on-phone.ts';
import { arrive, enrol, signOut } from './student.ts';

test('Sign Out does not wait for the network', async ({ page, phone }) => {
  await enrol(page.request, phone);
  await arrive(page, phone);
  await button(page, 'Save and Exit').click();
  await expect(heading(page, 'Home')).toBeVisible();
  await page.route('**/api/logout', () => new Promise(() => undefined));
  await signOut(page);
  await expect(heading(page, /Welcome to/)).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(epochAlone);
});

test('Sign Out deletes what was typed before hydration', async ({ page, phone }) => {
  await enrol(page.request, phone);
  await arrive(page, phone);
  await beforePortal(page, async () => {
    await page.goto('/forgotpassword', { waitUntil: 'commit' });
    await field(page, 'phone_number').fill(phone);
  });
  await page.goto('/home');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).toContain(phone);
  await signOut(page);
  await expect(heading(page, /Welcome to/)).toBeVisible();
  expect(await everythingStored(page)).not.toContain(phone);
});

test('Sign Out is in the header of every page on a wide screen, and nowhere twice', async ({
  page,
  phone,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await enrol(page.request, phone);
  await arrive(page, phone);
  await button(page, 'Save and Exit').click();
  await expect(heading(page, 'Home')).toBeVisible();
  const tabs = page.getByRole('navigation', { name: 'Main' });
  for (const name of ['Payment', 'Resources', 'Account']) {
    await tabs.getByRole('link', { name }).click();
    await expect(tabs.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    await expect(button(page, 'Sign Out')).toHaveCount(1);
  }
  await expectAccessible(page);
  await button(page, 'Sign Out').click();
  await expect(heading(page, /Welcome to/)).toBeVisible();
});

asStudent('Sign Out asks before it deletes unsent answers', { tag: '@core' }, async ({ page }) => {
  await page.route('**/api/surveys/freelance', (route) => route.abort());
  await fillQuestionnaire(page, freelanceSurvey, sample('freelance-survey', 'valid'));
  await button(page, 'Submit').click();
  await expect(page.getByText(/^(Not sent yet|No connection)/)).toBeVisible();

  await page.goto('/account');
  await signOut(page);
  const question = page.getByRole('alert').filter({ hasText: "If you sign out now, you'll lose it." });
  await expect(question).toBeFocused();
  await expectAccessible(page);
  await button(page, "Wait until it's sent").click();
  await expect(page.locator('h1')).toBeFocused();
  expect(await everythingStored(page)).toContain('Tutoring');
  await button(page, 'Sign Out').click();
  await button(page, 'Sign out and lose it').click();
  await expect(heading(page, /Welcome to/)).toBeVisible();
  expect(await everythingStored(page)).not.toContain('Tutoring');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(epochAlone);
});
