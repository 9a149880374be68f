import type { Locator, Page } from '@playwright/test';
import { form as businessLoan } from '#generated/business-loan/form.ts';
import { expectAccessible } from './accessibility.ts';
import { button, errorOf, field, heading } from './application.ts';
import { test as asStudent } from './as-student.ts';
import { sample } from './fill.ts';
import { expect, test } from './fixture.ts';
import { fillQuestionnaire } from './questionnaire.ts';

/* What a field shows beside its words: its border, its ring, the sign before it, the note under it. */

/** How far apart the colours of an element's words and ground are, by WCAG. */
const contrastOf = (element: Locator) =>
  element.evaluate((shown) => {
    const { color, backgroundColor, opacity } = getComputedStyle(shown);
    const channels = (text: string) => text.match(/[\d.]+/g)!.map(Number);
    const paper = [255, 255, 255];
    const mixed = (text: string) => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = channels(text);
      const share = alpha * Number(opacity);
      return [red, green, blue].map((channel, at) => channel * share + paper[at]! * (1 - share));
    };
    const luminance = (rgb: number[]) => {
      const [red = 0, green = 0, blue = 0] = rgb.map((channel) => {
        const part = channel / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const [dark = 0, light = 0] = [luminance(mixed(color)), luminance(mixed(backgroundColor))].sort();
    return (light + 0.05) / (dark + 0.05);
  });

const outlineOf = (element: Locator) =>
  element.evaluate((shown) => {
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(shown);
    return { style: outlineStyle, width: outlineWidth, offset: Number.parseFloat(outlineOffset) };
  });

const red = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'var(--red)';
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });

test('a button that waits can be read', async ({ page }) => {
  await page.goto('/info?step=learning-check');
  const waiting = button(page, 'Check Answers');
  await expect(waiting).toHaveAttribute('aria-disabled', 'true');
  expect(await contrastOf(waiting)).toBeGreaterThanOrEqual(4.5);
});

test('the ring of the first wrong field stands around its red border, not over it', async ({ page }) => {
  await page.goto('/login');
  await button(page, 'Login').click();
  const first = field(page, 'phoneNumber');
  await expect(first).toBeFocused();
  expect(await outlineOf(first)).toMatchObject({ style: 'solid', width: '3px' });
  expect((await outlineOf(first)).offset).toBeGreaterThanOrEqual(0);
  expect(await first.evaluate((input) => getComputedStyle(input).borderTopColor)).toBe(await red(page));
});

test('a radio that an error leads to shows its ring, and says its question’s help once', async ({ page }) => {
  await page.goto('/basic-information');
  await button(page, 'Save and Continue').click();
  await page.getByRole('link', { name: 'Select your gender' }).click();
  const radio = page.getByRole('radio', { name: 'Female' });
  await expect(radio).toBeFocused();
  // Around the whole tile.
  expect(await outlineOf(radio.locator('..'))).toMatchObject({ style: 'solid', width: '3px' });
  const group = page.getByRole('radiogroup', { name: 'Gender' });
  await expect(group).toHaveAccessibleDescription(/Select your gender/);
  await expect(radio).toHaveAccessibleDescription('');
  await expectAccessible(page);
});

test('the title of a survey stands in one line with the logo', async ({ page }) => {
  await page.goto('/survey');
  await expect(heading(page, 'About you')).toBeVisible();
  const [logo, title] = await Promise.all(
    ['.page-header a', '.page-header p'].map((each) => page.locator(each).boundingBox()),
  );
  expect(title!.y).toBeLessThan(logo!.y + logo!.height);
  expect(title!.x).toBeGreaterThan(logo!.x + logo!.width);
});

test('what is saved is said with its time', async ({ page }) => {
  await page.goto('/basic-information');
  await field(page, 'firstName').fill('Awa');
  await expect(page.getByText(/^Saved on this phone at \d\d:\d\d$/)).toBeVisible();
});

test('the words of a list stand beside a list only', async ({ page }) => {
  await page.goto('/basic-information');
  const hint = page.locator('#field-placeOfBirthCity-hint');
  await field(page, 'placeOfBirthCountry').selectOption('Senegal');
  await expect(hint).toHaveCount(0);
  await field(page, 'placeOfBirthCountry').selectOption('The Gambia');
  await expect(hint).toHaveText('Not listed? Choose the nearest place.');
});

asStudent(
  'an amount has its currency before it, and stands out where it is outside the terms',
  async ({ page }) => {
    await page.goto('/business-app-4');
    const amount = field(page, 'loan_amount');
    await expect(page.locator('#field-loan_amount-prefix')).toHaveText('D');
    await amount.fill('12000');
    await amount.blur();
    await expect(amount).toHaveValue('12,000');
    const note = page.getByText(/this amount is outside the terms/);
    await expect(note).toBeVisible();
    await expect(errorOf(page, 'loan_amount')).toHaveCount(0);
    expect(await contrastOf(note)).toBeGreaterThanOrEqual(4.5);
    await expect(note).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expectAccessible(page);
    await amount.fill('4000');
    await amount.blur();
    await expect(note).toHaveCount(0);
  },
);

asStudent('a refused loan is told once, and by no heading above that of the page', async ({ page }) => {
  await page.route('**/api/business-loan', (route) => route.fulfill({ status: 400, json: { error: 'No.' } }));
  await fillQuestionnaire(page, businessLoan, sample('business-loan', 'valid'));
  await button(page, 'Submit').click();
  const refusal = page.getByRole('group', { name: 'There was an error submitting your loan application.' });
  await expect(refusal).toBeFocused();
  await expect(refusal).toHaveAccessibleDescription('No. Your answers are still here.');
  await expect(page.getByRole('alert').filter({ hasText: 'No.' })).toHaveCount(0);
  await expect(page.getByRole('heading').first()).toHaveText('Your plans');
  await expectAccessible(page);
});
