import path from 'node:path';
import type { Page } from '@playwright/test';
import { button, errorOf, field, heading } from './application.ts';
import { expectAccessible, expectAccessibleAtBothWidths } from './expect-accessible.ts';
import { expect, test } from './fixture.ts';
import { visit } from './offline.ts';
import { watchRequests } from './requests.ts';
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
    ['3.000', '3.000'], // could mean 3 or 3,000, so it stays as typed
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

const search = (page: Page) => page.getByRole('searchbox', { name: 'Village: type to search' });
const option = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

test('searches a list of thousands, filters a dependent list, and stores both choices', async ({
  page,
  portal,
}) => {
  await page.goto('/home-town');
  const district = field(page, 'district');
  await expect(district.getByRole('option')).toHaveText(['Select the area first']);
  await expectAccessible(page);
  await button(page, 'Next').click();
  for (const name of ['area', 'district', 'village']) await expect(errorOf(page, name)).toBeVisible();
  await page.getByRole('link', { name: 'Select the village' }).click();
  await expect(search(page)).toBeFocused();

  await option(page, 'Lower Bank').check();
  await expect(district.getByRole('option')).toHaveText(['Select', 'Kiang', 'Jarra']);
  await district.selectOption('Jarra');
  await option(page, 'Upper Coast').check();
  await expect(district).toHaveValue('');
  await district.selectOption('Tanji');

  await expect(page.getByText('10 of 5000 shown. Type more to see others.')).toBeVisible();
  await search(page).fill('bakunda ko');
  await expect(page.getByText('1 found.')).toBeVisible();
  await search(page).press('Enter');
  await expect(page).toHaveURL('/home-town');
  await option(page, 'Bakunda Koto').check();
  await expectAccessible(page);
  await expect(page.getByText(/^Saved on this device/)).toBeVisible();
  await page.reload();
  await expect(option(page, 'Bakunda Koto')).toBeChecked();
  await search(page).fill('no such village');
  await expect(page.getByText('0 found.')).toBeVisible();
  await expect(option(page, 'Bakunda Koto')).toBeChecked();

  await button(page, 'Next').click();
  await expect(heading(page, 'Check your answers')).toBeVisible();
  await expect(page.locator('dd')).toHaveText(['Upper Coast', 'Tanji', 'Bakunda Koto']);
  expect(await sendForm(page, portal, 'home-town')).toEqual({
    place: { area: 'Upper Coast', district: 'tanji', village: 'Bakunda Koto' },
  });
  await expect(page.getByRole('region', { name: 'Your home town' })).toContainText('Sent');
});

test('chooses an option that is typed, and refuses other text', async ({ page }) => {
  await page.goto('/home-town');
  await option(page, 'Upper Coast').check();
  await field(page, 'district').selectOption('Tanji');
  await search(page).fill('bakunda-koto');
  await expect(option(page, 'Bakunda Koto')).toBeChecked();
  await search(page).fill('bakunda k');
  await expect(option(page, 'Bakunda Koto')).not.toBeChecked();
  await button(page, 'Next').click();
  await expect(errorOf(page, 'village')).toContainText('Select the village');
  await page.reload();
  await expect(search(page)).toHaveValue('bakunda k');
  await search(page).fill('BAKUNDA KOTO');
  await button(page, 'Next').click();
  await expect(page.locator('dd')).toHaveText(['Upper Coast', 'Tanji', 'Bakunda Koto']);
});

test('a list that fails to load can be retried, and only its form loads it', async ({ page }) => {
  const asked = watchRequests(page, /village/);
  await page.goto('/feedback');
  await expect(heading(page, 'Tell us what you think')).toBeVisible();
  expect(asked).toEqual([]);
  await page.route('**/village*', (route) => route.abort());
  await page.goto('/home-town');
  await expect(page.getByText("This list didn't load. Check your connection.")).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/village*');
  await button(page, 'Try again').click();
  await expect(option(page, 'Alba')).toBeVisible();
});

const mobile = (page: Page) => field(page, 'mobile');
const country = (page: Page) => page.getByRole('combobox', { name: 'Country' });
const guardian = (page: Page) => page.getByRole('textbox', { name: 'Number' });

test('accepts phone numbers as people write them, and stores them with their country code', {
  tag: '@core',
}, async ({ page, portal }) => {
  await page.goto('/contact-details');
  const picture = page.locator('.option-image');
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(480);
  await expect(page.getByText('Reaches any phone')).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await button(page, 'Next').click();
  await expect(errorOf(page, 'mobile')).toHaveText('⚠ Enter your mobile number');
  await page.getByRole('link', { name: 'Enter your mobile number' }).click();
  await expect(mobile(page)).toBeFocused();
  await expect(mobile(page)).toHaveAttribute('autocomplete', 'tel-national');
  await expect(mobile(page)).toHaveAttribute('inputmode', 'tel');

  await page.keyboard.type('00220-300 12');
  await expect(mobile(page)).toHaveValue('00220-300 12');
  await page.keyboard.press('Tab');
  await expect(mobile(page)).toHaveValue('30012');
  await button(page, 'Next').click();
  const ofGambia = 'Enter your mobile number in full, from Gambia';
  await expect(errorOf(page, 'mobile')).toHaveText(`⚠ ${ofGambia}`);
  await page.getByRole('link', { name: ofGambia }).click();
  await page.keyboard.press('End');
  await page.keyboard.type('34');
  await expect(mobile(page)).toHaveValue('3001234');

  await expect(country(page).getByRole('option')).toHaveText([
    'Gambia (+220)',
    'Senegal (+221)',
    'United Kingdom (+44)',
  ]);
  await country(page).selectOption('United Kingdom (+44)');
  await guardian(page).fill('+33 6 12 34 56 78');
  await page.getByRole('radio', { name: 'WhatsApp' }).check();
  await button(page, 'Next').click();
  const ofThree = 'Enter the phone number of a parent in full, from Gambia, Senegal or United Kingdom';
  await expect(errorOf(page, 'guardian')).toHaveText(`⚠ ${ofThree}`);
  await expectAccessible(page);
  await page.getByRole('link', { name: ofThree }).click();
  await expect(guardian(page)).toBeFocused();
  await expect(guardian(page)).toHaveValue('+33612345678');
  await guardian(page).fill('+221 77 123 45 67');
  await guardian(page).blur();
  await expect(country(page)).toHaveValue('+221');

  await expect(page.getByText(/^Saved on this device/)).toBeVisible();
  await page.reload();
  await expect(country(page)).toHaveValue('+221');
  await expect(guardian(page)).toHaveValue('771 234 567');
  await expect(mobile(page)).toHaveValue('300 1234');

  await button(page, 'Next').click();
  await expect(heading(page, 'Check your answers')).toBeVisible();
  await expect(page.locator('dd')).toHaveText([
    '+220 300 1234',
    '+221 771 234 567',
    'WhatsApp',
    'Not provided',
  ]);
  expect(await sendForm(page, portal, 'contact-details')).toEqual({
    contact: { mobile: '+2203001234', guardian: '+221771234567', channel: 'WhatsApp' },
  });
  await expect(page.getByRole('region', { name: 'Your contact details' })).toContainText('Sent');
});

const fileOf = (name: string, size = 1000) => ({
  name,
  mimeType: name.endsWith('.pdf') ? 'application/pdf' : 'text/plain',
  buffer: Buffer.alloc(size, name.endsWith('.pdf') ? '%PDF-1.7\n' : 'notes'),
});

test('accepts or refuses several files one by one, and keeps them in the draft', async ({ page }) => {
  await page.goto('/contact-details');
  const input = field(page, 'papers');
  const chosen = page.locator('.files li');
  const refused = page.locator('fieldset', { has: input }).getByRole('alert');
  await input.setInputFiles([
    fileOf('bill.pdf'),
    fileOf('notes.txt'),
    fileOf('scan.pdf', 100_001),
    fileOf('card.pdf'),
  ]);
  await expect(chosen).toHaveText([/^bill\.pdf \(1 KB\)/, /^card\.pdf \(1 KB\)/]);
  await expect(refused.locator('p')).toHaveText([
    'We cannot use notes.txt. Choose a JPG, a PNG or a PDF.',
    'scan.pdf: This file is larger than 100 KB',
  ]);
  await expectAccessible(page);

  await input.setInputFiles(
    path.join(import.meta.dirname, '../../src/engine/core/pdf/samples/user-aes-128.pdf'),
  );
  await expect(refused.locator('p')).toHaveText([
    'user-aes-128.pdf: This PDF opens with a password. Choose one that opens without',
  ]);
  await expect(chosen).toHaveCount(2);

  await input.setInputFiles(fileOf('bill.pdf'));
  await expect(chosen).toHaveText([/^bill/, /^card/, /^bill/]);
  await expect(input).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove card.pdf' }).click();
  await expect(chosen).toHaveText([/^bill/, /^bill/]);
  await expect(input).toBeFocused();
  await expect(input).toHaveAccessibleName(/^Add another file/);

  await mobile(page).fill('300 1234');
  await page.getByRole('radio', { name: 'Letter' }).check();
  await expect(page.getByText(/^Saved on this device/)).toBeVisible();
  await page.reload();
  await expect(chosen).toHaveText([/^bill\.pdf \(1 KB\)/, /^bill\.pdf \(1 KB\)/]);
  await button(page, 'Next').click();
  await expect(page.locator('dd').last().getByRole('listitem')).toHaveText(['bill.pdf', 'bill.pdf']);
  await expectAccessible(page);
});
