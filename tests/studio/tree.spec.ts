import { Hand } from './hand.ts';
import { expect, test } from './studio.ts';

test('shows inner questions, links to lists, and moves to the field with F6', async ({ page, open }) => {
  const hand = new Hand(page);
  const tree = page.getByRole('navigation', { name: 'What can be changed' });

  await test.step('the questions of rows stand below them, and have their own editors', async () => {
    await open('rows/household');
    await tree.getByRole('link', { name: 'What is it?', exact: true }).click();
    await expect(page).toHaveURL(/#rows\/household\/members\/pets\/kind$/);
    await expect(
      hand.at('rows/household.ui.json', 'members', 'fields', 'pets', 'fields', 'kind', 'ui:title'),
    ).toBeVisible();
    await page.getByRole('complementary').getByRole('link', { name: 'Animals they care for' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Animals they care for' })).toBeVisible();
  });

  await test.step('F6 leads to the first field, and back', async () => {
    await open('application/basic/residenceRegion');
    await tree.getByRole('link', { name: 'Region you live in' }).focus();
    await page.keyboard.press('F6');
    await expect(hand.at('application/basic.ui.json', 'residenceRegion', 'ui:title')).toBeFocused();
    await page.keyboard.press('F6');
    await expect(tree.getByRole('link', { name: 'Region you live in' })).toBeFocused();
    await page.reload();
    await expect(hand.at('application/basic.ui.json', 'residenceRegion', 'ui:title')).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(hand.at('application/basic.ui.json', 'residenceRegion', 'ui:title')).toBeFocused();
  });

  await page.getByRole('link', { name: /^Its list: / }).click();
  await expect(page).toHaveURL(/#file:options\/region\.json$/);
});

test('opens on a page of what can be done, and finds questions by words', async ({ page, address }) => {
  await page.goto(new URL('/', address).href);
  await expect(page).toHaveURL(/\/__studio$/);
  await expect(page.getByRole('heading', { name: 'Change what students are asked' })).toBeVisible();
  await page.getByRole('complementary').getByRole('link', { name: 'Exit Survey' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Exit Survey' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search everything' }).fill('first name');
  const tree = page.getByRole('navigation', { name: 'What can be changed' });
  await expect(tree.getByText('Sign Up')).toHaveCount(0);
  await tree.getByRole('link', { name: 'First name (Household)' }).click();
  await expect(page).toHaveURL(/#rows\/household\/members\/firstName$/);
});

test('shows at Undo and Redo what they changed', async ({ page, open }) => {
  const words = 'application/basic.ui.json';
  const hand = await open('application/basic/placeOfBirthCity');
  await hand.write('Town of birth', words, 'placeOfBirthCity', 'ui:title');
  await page.getByRole('navigation').getByRole('link', { name: 'Feedback', exact: true }).click();
  await hand.press('Undo');
  await expect(page).toHaveURL(/#application\/basic\/placeOfBirthCity$/);
  await expect(hand.at(words, 'placeOfBirthCity', 'ui:title')).toHaveValue('City of birth');
  await expect(hand.at(words, 'placeOfBirthCity', 'ui:title')).toBeInViewport();
  await page.getByRole('navigation').getByRole('link', { name: 'Changes' }).click();
  await hand.press('Redo');
  await expect(page).toHaveURL(/#changes$/);
});

test('shows what Undo changed even if it is pressed before the edit is saved', async ({ page, open }) => {
  const hand = new Hand(page);
  const file = 'application/basic.ui.json';
  await open('application/basic/surname');
  await hand.write('Family name', file, 'surname', 'ui:title');
  await hand.at(file, 'surname', 'ui:title').blur();
  const { promise: undone, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/call/change', async (route) => {
    await undone;
    await route.continue();
  });
  await hand.at(file, 'surname', 'ui:title').fill('Name of your family');
  await page.getByRole('link', { name: 'Feedback', exact: true }).click();
  await hand.press('Undo');
  release();
  await hand.said(/^Undone: .*Name of your family$/);
  await expect(page).toHaveURL(/#application\/basic\/surname$/);
});
