import type { Page } from '@playwright/test';
import { button, errorOf, field, heading } from './application.ts';
import { expectAccessibleAtBothWidths } from './expect-accessible.ts';
import { expect, test } from './fixture.ts';
import { visit } from './offline.ts';
import { sendForm } from './stored-on-server.ts';

const first = '/training-grant';
const box = (page: Page, name: string | RegExp) => page.getByRole('checkbox', { name });
const links = (page: Page) => page.getByRole('alert').getByRole('link');

async function fillMoney(page: Page): Promise<void> {
  await field(page, 'income').fill('1500');
  await field(page, 'year').fill('2021');
  await page.getByRole('radio', { name: 'Tailoring' }).check();
}

async function openSkills(page: Page): Promise<void> {
  await page.goto(first);
  await fillMoney(page);
  await button(page, 'Next').click();
  await expect(heading(page, 'What you can do')).toBeFocused();
}

test('accepts a number as people write it, and formats it on blur', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto(first);
  const income = page.getByLabel('Monthly income');
  await expect(income).toHaveAccessibleDescription(/^D a month All that comes in/);
  await expect(income).toHaveAttribute('inputmode', 'decimal');
  await expect(field(page, 'year')).toHaveAttribute('inputmode', 'numeric');
  await expect(field(page, 'change')).toHaveAttribute('inputmode', 'text');
  for (const [typed, written] of [
    ['d 12 500.50', '12,500.50'],
    ['3.000', '3.000'], // ambiguous, so it stays as typed
    ['.5', '0.5'],
  ] as const) {
    await income.fill('');
    await income.pressSequentially(typed);
    await expect(income).toHaveValue(typed);
    await income.blur();
    await expect(income).toHaveValue(written);
  }
  await expect(page.getByText('That is less than most people earn.')).toBeVisible();
  await field(page, 'year').fill('2021');
  await field(page, 'year').blur();
  await expect(field(page, 'year')).toHaveValue('2021');
});

test('keeps a hint when its field is left and focused again at once', async ({ page }) => {
  await page.clock.install();
  await page.goto('/academic-information');
  const gpa = page.getByLabel('GPA');
  await gpa.fill('3.');
  await gpa.blur();
  await expect(gpa).toHaveValue('3');
  await gpa.focus();
  await gpa.blur();
  await gpa.press('k');
  const hint = page.getByText('Use digits, with up to 2 decimal places.');
  await expect(hint).toBeVisible();
  await page.clock.runFor(1000);
  await expect(hint).toBeVisible();
});

test('options can be chosen by keyboard, and an exclusive option clears the others', {
  tag: '@core',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openSkills(page);
  const skills = page.getByRole('group', { name: 'What you have learned already (optional)' });
  await expect(skills.getByRole('group', { name: 'By hand' }).getByRole('checkbox')).toHaveCount(2);
  await expect(box(page, /^Sewing/)).toHaveAccessibleName('Sewing By hand or with a machine');
  await page.getByRole('radio', { name: 'Yes' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio', { name: 'Yes' })).toBeChecked();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'No', exact: true })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(box(page, /^Sewing/)).toBeFocused();
  await box(page, 'Money').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(box(page, 'Time')).toBeChecked();
  await box(page, 'None of these').focus();
  await page.keyboard.press('Space');
  await expect(box(page, 'Money')).not.toBeChecked();
  await expect(box(page, 'Time')).not.toBeChecked();
  await box(page, 'The way there').check();
  await expect(box(page, 'None of these')).not.toBeChecked();
});

test('lists missing choices and confirmations, and leads to them', async ({ page }) => {
  await openSkills(page);
  await expectAccessibleAtBothWidths(page);
  await box(page, 'Typing').check();
  await field(page, 'mail').fill('awa at home');
  await field(page, 'website').fill('example.com');
  await button(page, 'Next').click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(links(page)).toHaveText([
    'Select whether you have a job',
    'Select at least 2 options for what you have learned',
    'Select what makes it hard to learn',
    'Enter your e-mail address in the correct format, like name@example.com',
    'Enter your website in the correct format, like https://www.example.com',
    'Tick the box to confirm that your answers may be kept',
  ]);
  await expectAccessibleAtBothWidths(page);
  await links(page).nth(1).click();
  await expect(box(page, /^Sewing/)).toBeFocused();
  await links(page).last().click();
  const agrees = box(page, 'I agree that my answers are kept for one year');
  await expect(agrees).toBeFocused();
  await expect(agrees).toHaveAccessibleDescription(/^They are kept .* Tick the box/s);
  await page.keyboard.press('Space');
  await expect(errorOf(page, 'agrees')).toHaveCount(0);
  await page.keyboard.press('Space');
  await button(page, 'Next').click();
  await expect(errorOf(page, 'agrees')).toContainText('Tick the box to confirm');
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('restores a draft offline, and stores its typed answers', async ({ page, context, portal }) => {
    await visit(page, first);
    await fillMoney(page);
    await field(page, 'income').fill('12 500.50');
    await button(page, 'Next').click();
    await page.getByRole('radio', { name: 'No', exact: true }).check();
    for (const name of ['Book keeping', /^Sewing/, 'Time', 'Money']) await box(page, name).check();
    await field(page, 'mail').fill('awa@example.com');
    await box(page, /^I agree/).check();
    await expect(page.getByText(/^Saved on this device/)).toBeVisible();
    await context.setOffline(true);
    await page.reload();
    await expect(box(page, 'Book keeping')).toBeChecked();
    await expect(page.getByRole('radio', { name: 'No', exact: true })).toBeChecked();
    await expect(box(page, /^I agree/)).toBeChecked();
    await context.setOffline(false);
    await button(page, 'Next').click();

    await expect(heading(page, 'Check your answers')).toBeFocused();
    const answer = (question: string) =>
      page
        .locator('dl > div')
        .filter({ has: page.getByText(question, { exact: true }) })
        .locator('dd');
    await expect(answer('Monthly income')).toHaveText('D12,500.50 a month');
    await expect(answer('Length of the training')).toHaveText('12 months');
    await expect(answer('Change since last year')).toHaveText('Not provided');
    await expect(answer('Do you have a job?')).toHaveText('No');
    await expect(answer('What you have learned already').getByRole('listitem')).toHaveText([
      'Sewing',
      'Book keeping',
    ]);
    await expect(answer('Send me news of other courses')).toHaveText('No');
    await expect(answer('I agree that my answers are kept for one year')).toHaveText('Yes');
    await expectAccessibleAtBothWidths(page);

    expect(await sendForm(page, portal, 'typed-answers')).toEqual({
      money: {
        ...{ income: 12500.5, year: 2021, months: 12 },
        ...{ course: 'tailoring', fee: 'D4,500', currency: 'Dalasi' },
      },
      skills: {
        ...{ hasJob: false, skills: ['sewing', 'book-keeping'], barriers: ['money', 'time'] },
        ...{ mail: 'awa@example.com', news: false, agrees: true },
      },
    });
  });
});
