import { translate } from '../journeys/translator.ts';
import { expect, test } from './studio.ts';

test('shows every change on a page that the browser has translated', async ({ page, open }) => {
  const hand = await open('application/basic/surname');
  await translate(page);
  const tree = page.getByRole('navigation', { name: 'What can be changed' });
  await hand.write('Family name', 'application/basic.ui.json', 'surname', 'ui:title');
  await expect(tree.getByRole('link', { name: 'Family name', exact: true })).toBeVisible();
  await expect(tree.getByRole('link', { name: 'Surname', exact: true })).toHaveCount(0);
  await tree.getByRole('link', { name: 'First name', exact: true }).click();
  await expect(hand.at('application/basic.ui.json', 'firstName', 'ui:title')).toBeVisible();
  await hand.press(/^Undo/);
  await expect(tree.getByRole('link', { name: 'Surname', exact: true })).toBeVisible();
});
