import type { Page } from '@playwright/test';
import { stepOf } from '#engine/core/index.ts';
import { application } from '#forms/application.ts';
import { form as rows } from '#generated/rows/form.ts';
import { form as typedAnswers } from '#generated/typed-answers/form.ts';
import { expectAccessible, expectAccessibleAtBothWidths } from './accessibility.ts';
import { button, expectHydrated, field, heading, validApplication } from './application.ts';
import { answersIn, expectFilled, fillStep } from './fill.ts';
import { expect, test } from './fixture.ts';
import { beforePortal, hold } from './hold.ts';
import { sentAnswers } from './stored.ts';
import { post, walkWithoutScript } from './without-script.ts';

/* Where the scripts are still on their way, or never come: the pages post, and are as accessible as any. */

test.use({ serviceWorkers: 'block' });

/** Every script of the portal is on its way for ever. */
const holdScripts = (page: Page) => page.route('**/assets/*.js', () => undefined);

for (const [flow, address, id] of [
  [rows, '/who-lives-with-you', 'rows'],
  [typedAnswers, '/training-grant', 'typed-answers'],
] as const)
  test(`${id} is filled in while no script comes, and each page is accessible`, async ({ page, portal }) => {
    const before = await sentAnswers(portal, id);
    await holdScripts(page);
    await page.goto(address, { waitUntil: 'commit' });
    await post(page, page.locator('.step-buttons button').first());
    await expect(page.getByRole('alert')).toBeFocused();
    await expectAccessibleAtBothWidths(page);
    await walkWithoutScript(page, { flow, answers: answersIn(id, 'valid') });
    await post(page, button(page, 'Send'));
    await expect(page.getByText(/reference/).first()).toBeVisible();
    await expectAccessibleAtBothWidths(page);
    expect(await sentAnswers(portal, id)).toHaveLength(before.length + 1);
  });

test('React takes over in the middle: nothing is asked again, and the server forgets it', {
  tag: '@core',
}, async ({ page, portal }) => {
  await beforePortal(page, async () => {
    await page.goto('/basic-information', { waitUntil: 'commit' });
    await fillStep(page, stepOf(application, 'basic'), validApplication.basic!);
  });
  await post(page, page.locator('.step-buttons button').first());
  await expect(heading(page, 'Academic and Work Information')).toBeFocused();
  await expectHydrated(page);
  await expect(heading(page, 'Academic and Work Information')).toBeFocused();
  await expectAccessible(page);
  await expect
    .poll(async () => portal.rows("select state from form_sessions where form = 'application'"))
    .toEqual([]);
  await button(page, 'Back').click();
  await expectFilled(page, stepOf(application, 'basic'), validApplication.basic!);
  await page.reload();
  await expectHydrated(page);
  await expectFilled(page, stepOf(application, 'basic'), validApplication.basic!);
});

test('answers that were taken over once do not undo what was changed since', async ({ page }) => {
  await page.route('**/form-session/taken*', (route) => route.abort());
  await beforePortal(page, async () => {
    await page.goto('/basic-information', { waitUntil: 'commit' });
    await fillStep(page, stepOf(application, 'basic'), validApplication.basic!);
  });
  await post(page, page.locator('.step-buttons button').first());
  await expectHydrated(page);
  await button(page, 'Back').click();
  await field(page, 'firstName').fill('Changed');
  await expect(page.getByText(/^Saved on this device/)).toBeVisible();
  await page.reload();
  await expectHydrated(page);
  await expect(field(page, 'firstName')).toHaveValue('Changed');
});

test('a tick that is taken away before React comes is not put back', async ({ page }) => {
  const release = await hold(page, '**/assets/*.js');
  await page.goto('/training-grant', { waitUntil: 'commit' });
  await walkWithoutScript(page, { flow: typedAnswers, answers: answersIn('typed-answers', 'valid') });
  await post(page, button(page, 'Back'));
  const ticked = page.locator('input[type=checkbox]:checked');
  const before = await ticked.count();
  const first = page.locator(`input[type=checkbox][value="${await ticked.first().inputValue()}"]`);
  await first.uncheck();
  release();
  await expectHydrated(page);
  await expect(first).not.toBeChecked();
  await expect(ticked).toHaveCount(before - 1);
  await page.reload();
  await expectHydrated(page);
  await expect(first).not.toBeChecked();
});

test('what the server has found wrong, React says as well', async ({ page }) => {
  await beforePortal(page, async () => {
    await page.goto('/basic-information', { waitUntil: 'commit' });
    await field(page, 'firstName').fill('Awa');
  });
  await post(page, page.locator('.step-buttons button').first());
  await expectHydrated(page);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page).toHaveTitle(/^Error: /);
  await expect(field(page, 'firstName')).toHaveValue('Awa');
});

test('a press waits for React where that is on its way', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  const release = await hold(page, '**/assets/*.js');
  await page.goto('/basic-information', { waitUntil: 'commit' });
  await button(page, 'Save and Continue').click();
  release();
  // The second after which it would be posted does not pass.
  await expect
    .poll(async () => {
      await page.clock.runFor(10);
      return page.locator('#root').getAttribute('data-ready');
    })
    .toBe('');
  await expect(page.getByRole('alert')).toBeVisible();
  expect(posts.filter((url) => url.endsWith('/basic-information'))).toEqual([]);
});

test('the focus stays where it is when React renders a posted page anew', async ({ page }) => {
  const release = await hold(page, '**/assets/*.js');
  await page.goto('/basic-information', { waitUntil: 'commit' });
  await fillStep(page, stepOf(application, 'basic'), validApplication.basic!);
  await post(page, page.locator('.step-buttons button').first());
  await expect(heading(page, 'Academic and Work Information')).toBeFocused();
  const typed = field(page, 'ID');
  await typed.focus();
  await page.keyboard.type('123');
  release();
  await expectHydrated(page);
  await expect(typed).toBeFocused();
  await page.keyboard.type('456');
  await expect(typed).toHaveValue('123456');
});
