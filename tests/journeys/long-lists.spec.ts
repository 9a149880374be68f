import type { Page } from '@playwright/test';
import { button, errorOf, field, heading } from './application.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixture.ts';
import { sendForm } from './stored-on-server.ts';

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
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/feedback');
  await expect(heading(page, 'Tell us what you think')).toBeVisible();
  expect(asked.filter((url) => url.includes('village'))).toEqual([]);
  await page.route('**/village*', (route) => route.abort());
  await page.goto('/home-town');
  await expect(page.getByText("This list didn't load. Check your connection.")).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/village*');
  await button(page, 'Try again').click();
  await expect(option(page, 'Alba')).toBeVisible();
});
