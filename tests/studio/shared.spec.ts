import { Hand } from './hand.ts';
import { expect, test } from './studio.ts';

const block = 'blocks/address.schema.json';

test('questions that forms share are asked by sentences too', async ({ page, folder, open }) => {
  await open(`file:${block}`);
  const hand = new Hand(page);
  await page.getByText('Conditions and rules of “Street, second line”').click();
  const when = page.getByRole('region', { name: 'When is “Street, second line” asked?' });
  await hand.choose('Country', when.getByRole('combobox', { name: 'Ask this question when' }));
  await when.getByRole('button', { name: /^Add: Ask this question when/ }).click();
  await expect(when.getByText(/Ask this question when “Country” is/)).toBeVisible();
  const { allOf } = JSON.parse(folder.read(block)) as { allOf: { if: unknown }[] };
  expect(JSON.stringify(allOf.at(-1))).toContain('street2');
  await hand.press('Undo');
  await expect.poll(() => folder.diff()).toEqual([]);
});

test('a picture is one of those that there are, and is seen where it is chosen', async ({
  page,
  folder,
  open,
}) => {
  const file = 'groups-and-blocks/places.ui.json';
  const question = Object.entries(JSON.parse(folder.read(file)) as Record<string, { image?: string }>).find(
    ([, { image }]) => image,
  )![0];
  await open(`groups-and-blocks/places/${question}`);
  const hand = new Hand(page);
  const picture = page.locator('.studio-picture');
  await expect(picture).toHaveAttribute('src', /compound\.svg$/);
  await expect.poll(() => picture.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(0);
  await hand.choose(/channel chat/, hand.at(file, question, 'image'));
  await expect(picture).toHaveAttribute('src', /channel-chat\.svg$/);
  await expect.poll(() => folder.diff()).toContain('+ "image": "images/channel-chat.svg",');
});

test('an address of something that is gone says so', async ({ page, open }) => {
  await open('groups-and-blocks/places/nothing');
  await expect(page.getByText('This is not there any more, or not yet.', { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a text to read' })).toHaveCount(0);
});
