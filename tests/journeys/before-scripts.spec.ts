import { stepOf } from '#engine/core/index.ts';
import { application } from '#forms/application.ts';
import { form as rows } from '#generated/rows/form.ts';
import { form as typedAnswers } from '#generated/typed-answers/form.ts';
import { button, expectHydrated, field, heading, validApplication } from './application.ts';
import { expectAccessible, expectAccessibleAtBothWidths } from './expect-accessible.ts';
import { answersIn, expectFilled, fillStep } from './fill.ts';
import { expect, test } from './fixture.ts';
import { beforePortal, hold } from './hold.ts';
import { sentAnswers } from './stored-on-server.ts';
import { post, walkWithoutScript } from './without-script.ts';

for (const [flow, address, id] of [
  [rows, '/who-lives-with-you', 'rows'],
  [typedAnswers, '/training-grant', 'typed-answers'],
] as const)
  test(`${id} can be filled in on accessible pages while no script loads`, async ({ page, portal }) => {
    const before = await sentAnswers(portal, id);
    await page.route('**/assets/*.js', () => undefined);
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

test('hydration takes over posted answers, and deletes them from the server', {
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

test('posted answers are taken over once, and do not overwrite later changes', async ({ page }) => {
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

test('hydration keeps a checkbox unticked that was unticked before', async ({ page }) => {
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

test('hydration keeps the errors that the server has found', async ({ page }) => {
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

test('an early press waits for hydration', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  const release = await hold(page, '**/assets/*.js');
  await page.goto('/basic-information', { waitUntil: 'commit' });
  await button(page, 'Save and Continue').click();
  release();
  // If its scripts have not loaded after a second, the page posts the form without them. The test therefore
  // advances the page's clock in steps of only 10 ms.
  await expect
    .poll(async () => {
      await page.clock.runFor(10);
      return page.locator('#root').getAttribute('data-ready');
    })
    .toBe('');
  await expect(page.getByRole('alert')).toBeVisible();
  expect(posts.filter((url) => url.endsWith('/basic-information'))).toEqual([]);
});
