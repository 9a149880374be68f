import { expect, test } from './studio.ts';

const block = 'blocks/address.schema.json';

test('adds a condition to a shared question', async ({ page, folder, open }) => {
  const hand = await open(`file:${block}`);
  await page.getByText('Conditions and rules of “Street, second line”').click();
  const when = page.getByRole('region', { name: 'When is “Street, second line” asked?' });
  await hand.choose('Country', when.getByRole('combobox', { name: 'Ask this question when' }));
  await when.getByRole('combobox', { name: 'Which answer' }).click();
  await page.getByRole('option').first().click();
  await expect(when.getByText(/Ask this question when “Country” is/)).toBeVisible();
  const { allOf } = JSON.parse(folder.read(block)) as { allOf: { if: unknown }[] };
  expect(JSON.stringify(allOf.at(-1))).toContain('street2');
  await hand.press('Undo');
  await expect.poll(() => folder.diff()).toEqual([]);
});

test('creates and rewords shared questions, and uses them in a form', async ({ page, folder, open }) => {
  const hand = await open('application/basic');
  await hand.make('New shared questions', 'Next of kin');
  await expect(page).toHaveURL(/#file:blocks\/next-of-kin\.schema\.json$/);
  const selected = page.getByRole('complementary', { name: 'Selected item' });
  await expect(selected.getByText('No form uses these yet', { exact: false })).toBeVisible();
  await hand.make('Add a question', 'Their phone', { 'Answered by': 'A phone number' });
  await hand.said('Their phone');
  await selected.getByRole('link', { name: 'Their words' }).click();
  await hand.write('Their name', 'blocks/next-of-kin.ui.json', 'answer', 'ui:title');

  await open('application/basic');
  await hand.make('Add a question', 'Next of kin', {
    'Answered by': 'Shared questions',
    'Which of them': 'next of kin',
  });
  await expect(page).toHaveURL(/#application\/basic\/nextOfKin$/);
  await expect.poll(() => folder.findings()).toEqual([]);
  const phone = page.frameLocator('.picture iframe');
  await expect(phone.getByText('Their name (optional)')).toBeVisible();
  await expect(phone.getByText('Their phone (optional)')).toBeVisible();
  await selected.getByRole('link', { name: 'Go to the shared questions' }).click();
  await expect(selected.getByText(/^Used by 1: .*Next of kin/)).toBeVisible();
});

test('turns a group into shared questions, and back, in one step each', async ({ page, folder, open }) => {
  const hand = await open('application/basic');
  await hand.make('Add a question', 'Your landlord', { 'Answered by': 'Questions that belong together' });
  await expect(page).toHaveURL(/#application\/basic\/yourLandlord$/);
  await expect.poll(() => folder.findings()).toEqual([]);
  const before = folder.everything();
  await hand.make('Share these questions', 'Landlord');
  await hand.said('Share the questions of "Your landlord" as "Landlord"');
  expect(folder.findings()).toEqual([]);
  expect(folder.read('application/basic.schema.json')).toContain(
    '    "yourLandlord": { "$ref": "../blocks/landlord.schema.json" }\n',
  );
  await expect(page.frameLocator('.picture iframe').getByText('A detail')).toBeVisible();
  await hand.press('Undo');
  await hand.said(/^Undone: Share/);
  expect(folder.everything()).toEqual(before);
});

test('adds a picture from this computer, or refuses it with a reason', async ({ page, folder, open }) => {
  const file = 'groups-and-blocks/places.ui.json';
  const hand = await open('groups-and-blocks/places/second');
  await hand.add('image', file, 'second');
  const input = page.getByLabel('Picture: add one from this computer');
  const choose = (name: string, text: string) =>
    input.setInputFiles({ name, mimeType: 'image/svg+xml', buffer: Buffer.from(text) });
  const before = folder.everything();
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';
  await choose('Gate.png', drawing);
  const problem = 'This file ends in .png, but its content is something else.';
  await expect(input).toHaveAccessibleDescription(new RegExp(problem));
  await expect(page.getByRole('alert')).toContainText(problem);
  expect(folder.everything()).toEqual(before);
  await choose('Our Gate.SVG', drawing);
  await hand.said('Add the picture our-gate.svg');
  await expect(input).not.toHaveAccessibleDescription(/Nothing is written/);
  expect(folder.read('images/our-gate.svg')).toBe(drawing);
  expect(JSON.parse(folder.read(file))).toMatchObject({ second: { image: 'images/our-gate.svg' } });
  const picture = page.locator('.studio-picture');
  await expect.poll(() => picture.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(0);
  await hand.press('Undo');
  await hand.said(/^Undone: Add the picture/);
  expect(folder.everything()).toEqual(before);
  await hand.press('Redo');
  await hand.said(/^Redone/);
  await hand.add('alt', file, 'second');
  await hand.write('A gate to the street', file, 'second', 'alt');
  await expect(
    page.frameLocator('.picture iframe').getByRole('img', { name: 'A gate to the street', exact: true }),
  ).toBeVisible();
  expect(folder.findings()).toEqual([]);
});

test('says that the selected item no longer exists', async ({ page, open }) => {
  await open('groups-and-blocks/places/nothing');
  await expect(page.getByText('This does not exist, or no longer exists.', { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add text' })).toHaveCount(0);
});
