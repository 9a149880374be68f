import type { Page } from '@playwright/test';
import { stepOf } from '#engine/core/index.ts';
import { form } from '#generated/groups-and-blocks/form.ts';
import { button, errorOf, field, heading } from './application.ts';
import { expectAccessible, expectAccessibleAtBothWidths } from './expect-accessible.ts';
import { answersIn, expectFilled, fillStep } from './fill.ts';
import { expect, test } from './fixture.ts';
import { answersSentBy } from './stored-on-server.ts';

const answers = answersIn('groups-and-blocks', 'valid');

const step = (id: string) => stepOf(form, id);
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const goOn = (page: Page) => button(page, 'Go on, Awa Njie');
const summary = (page: Page) => page.getByRole('alert');

async function reachPlaces(page: Page): Promise<void> {
  await page.goto('/your-home');
  await fillStep(page, step('person'), answers.person!);
  await button(page, 'Next').click();
  await expect(heading(page, 'Where Awa Njie lives')).toBeVisible();
}

async function reachOpinions(page: Page): Promise<void> {
  await reachPlaces(page);
  await fillStep(page, step('places'), answers.places!);
  await expect(page.getByText(/^Saved on this device/)).toBeVisible();
  await page.reload();
  await expectFilled(page, step('places'), answers.places!);
  await goOn(page).click();
  await expect(heading(page, 'Life in Brikama')).toBeVisible();
}

test('stores answers in their groups', { tag: '@core' }, async ({ page, portal }) => {
  await reachOpinions(page);
  await expect(page.getByText('Think of Kairaba Avenue 4, Brikama')).toBeVisible();
  await fillStep(page, step('opinions'), answers.opinions!);
  await button(page, 'Next').click();

  await expect(heading(page, 'Your answers, Awa Njie')).toBeVisible();
  await expect(page.locator('.review-section').nth(1)).toHaveText(
    /Where Awa Njie lives.*Home address.*Brikama.*Kairaba Avenue 4.*Second address.*Sait Matty Road 1.*Your household.*Lamin Ceesay/s,
  );
  await expectAccessibleAtBothWidths(page);
  const sent = await answersSentBy(portal, 'groups-and-blocks', async () => {
    await button(page, 'Send').click();
    await expect(page.getByRole('region', { name: 'Your household' })).toContainText(/Sent, reference/);
  });
  expect(sent).toEqual(answers);
});

test('names each group, and its errors name the group', async ({ page }) => {
  await reachPlaces(page);
  await expect(group(page, 'Home address')).toHaveAccessibleDescription('Where Awa Njie sleeps most nights');
  await expect(group(page, 'Second address (optional)').getByRole('textbox')).toHaveCount(1);
  const picture = page.getByRole('img', { name: 'A compound with a gate to the street' });
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(400);
  await field(page, 'home.city').selectOption('Brikama');
  await field(page, 'second.city').selectOption('Bakau');
  await goOn(page).click();

  await expect(summary(page)).toBeFocused();
  await expect(summary(page).getByRole('link')).toHaveText([
    'Home address: Enter the street or compound',
    'Second address: Enter the street or compound',
    'Enter how many people',
    'Select whether you pay rent',
    'Enter for whom you work',
  ]);
  await expectAccessibleAtBothWidths(page);
  await summary(page).getByRole('link').nth(1).click();
  await expect(field(page, 'second.street')).toBeFocused();
  await page.keyboard.type('Sait Matty Road 1');
  await expect(errorOf(page, 'second-street')).toHaveCount(0);
  await expect(errorOf(page, 'home-street')).toHaveText('⚠ Enter the street or compound');
  await expect(summary(page).getByRole('link')).toHaveCount(4);
});

test.describe('a table of questions', () => {
  const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

  test('stacks its answers on a phone, and can be answered by keyboard', async ({ page }) => {
    await reachOpinions(page);
    await button(page, 'Next').click();
    await expect(summary(page).getByRole('link')).toHaveText([
      'Select how it is with the water',
      'Select how it is with the light',
    ]);
    await expectAccessibleAtBothWidths(page);
    const boxes = await Promise.all(
      ['I agree', 'I am not sure'].map((option) => page.getByText(option).nth(1).boundingBox()),
    );
    expect(boxes[1]!.y).toBeGreaterThan(boxes[0]!.y + boxes[0]!.height);
    await summary(page).getByRole('link').first().click();
    await expect(radio(page, 'There is always water I agree')).toBeFocused();
    await expect(radio(page, 'There is always water I agree')).toHaveAccessibleDescription(
      'Select how it is with the water',
    );
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await expect(radio(page, 'There is always water I am not sure')).toBeChecked();
    await expect(errorOf(page, 'services-water')).toHaveCount(0);
    await expect(errorOf(page, 'services-light')).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(radio(page, 'There is always light I agree')).toBeChecked();
    await expect(radio(page, 'A school is near (optional) I agree')).not.toBeChecked();
    await button(page, 'Next').click();
    await expect(heading(page, 'Your answers, Awa Njie')).toBeVisible();
  });

  test('is a table on a wide screen', async ({ page }) => {
    await page.setViewportSize({ width: 1000, height: 800 });
    await reachOpinions(page);
    const table = group(page, 'What is true in Brikama?').getByRole('table');
    await expect(table.getByRole('columnheader')).toHaveText(['I agree', 'I am not sure', 'I do not agree']);
    await expect(table.getByRole('rowheader')).toHaveCount(3);
    await radio(page, 'There is always light I do not agree').check();
    await button(page, 'Next').click();
    await expect(table.getByRole('rowheader').first()).toContainText('Select how it is with the water');
    await expectAccessible(page);
  });
});
