import { Hand } from './hand.ts';
import { expect, test } from './studio.ts';

test('shows inner questions in the outline, links a choice to its list, and reaches the field with F6', async ({
  page,
  open,
}) => {
  const hand = new Hand(page);
  const tree = page.getByRole('navigation', { name: 'What can be changed' });

  await test.step('the questions of rows stand below them, and lead to their words', async () => {
    await open('rows/household');
    await tree.getByRole('link', { name: 'First name', exact: true }).click();
    await expect(
      hand.at('rows/household.ui.json', 'members', 'fields', 'firstName', 'ui:title'),
    ).toBeFocused();
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
