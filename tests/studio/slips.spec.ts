import { Hand } from './hand.ts';
import { expect, test } from './studio.ts';

/* Slips of tests/studio-slips.test.ts, made with what the page has: each cannot be made, or is told where it is made. */

const notices = '.studio-notices li[data-level="wrong"]';

test('a quotation mark inside a text, and one that does not end it, are signs of the text', async ({
  page,
  folder,
  open,
}) => {
  const hand = new Hand(page);
  const place = ['application/basic.ui.json', 'surname', 'ui:title'] as const;
  await open('application/basic/surname');
  await hand.write('Your "family" name', ...place);
  expect(JSON.parse(folder.read(place[0])).surname['ui:title']).toBe('Your "family" name');
  await expect(page.locator(notices)).toHaveCount(0);
});

/** What is typed stays in its field, is told below it, and is not in the file; undone there, nothing is left of it. */
const keptBack: readonly [
  slip: string,
  selected: string,
  place: readonly [string, ...(string | number)[]],
  typed: string,
  right: string,
][] = [
  [
    'a comma in a number',
    'file:portal.json',
    ['portal.json', 'universities', 0, 'app_fee_flat'],
    '1,500',
    '500',
  ],
  [
    'a D before a number',
    'file:portal.json',
    ['portal.json', 'universities', 0, 'app_fee_flat'],
    'D500',
    '500',
  ],
  [
    'a length that is none',
    'application/basic/surname',
    ['application/basic.schema.json', 'properties', 'surname', 'maxLength'],
    '6O',
    '60',
  ],
  ['a day that is none', 'exit-survey', ['exit-survey/flow.json', 'opens'], '15 January', '2027-01-15'],
  ['a colour that is none', 'file:portal.json', ['portal.json', 'brandColour'], 'green', '#00D29D'],
];

for (const [slip, selected, place, typed, right] of keptBack)
  test(`${slip} stays in its field and is not written`, async ({ page, folder, open }) => {
    const hand = new Hand(page);
    await open(selected);
    if (place.at(-1) === 'opens') await hand.add('opens', place[0]);
    const before = folder.read(place[0]);
    const field = hand.at(...place);
    await field.fill(typed);
    await expect(page.getByText('It is not written yet.')).toBeVisible();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveValue(typed);
    expect(folder.read(place[0])).toBe(before);
    await field.fill(right);
    await field.blur();
    await expect(page.getByText('It is not written yet.')).toHaveCount(0);
  });

test('a misspelled widget, kind of step or message cannot be made: each is chosen', async ({
  page,
  open,
}) => {
  const hand = new Hand(page);
  await open('application/basic/surname');
  const words = 'application/basic.ui.json';
  await expect(hand.at(words, 'surname', 'ui:widget')).toHaveRole('combobox');
  await hand.add('messages', words, 'surname');
  const add = hand.at(words, 'surname', 'messages').locator('> .studio-add [role=combobox]');
  await add.click();
  // Whoever misspells it has no field to do it in: "requird".
  await expect(page.locator('[role=option][data-value="required"]')).toBeVisible();
  await expect(page.locator('[role=option][data-value="requird"]')).toHaveCount(0);
});

/** What is written and wrong is told at once, with a press that makes it right. */
const told: readonly [
  slip: string,
  selected: string,
  place: readonly [string, ...(string | number)[]],
  typed: string,
  words: string,
  mended: string,
][] = [
  [
    'a name in single braces',
    'application/loan/loanQuestion',
    ['application/loan.ui.json', 'loanQuestion', 'ui:title'],
    'How will {product} help you?',
    'A name that stands for something else is in two braces',
    'How will {{product}} help you?',
  ],
];

for (const [slip, selected, place, typed, words, mended] of told)
  test(`${slip} is told where it is made, and mended by a press`, async ({ page, folder, open }) => {
    const hand = new Hand(page);
    await open(selected);
    await hand.write(typed, ...place);
    const notice = page.locator(notices).filter({ hasText: words });
    await expect(notice.getByRole('link', { name: 'Go there' })).toBeVisible();
    await notice.getByRole('button', { name: /^Do this/ }).click();
    await expect(page.locator(notices)).toHaveCount(0);
    await expect(hand.at(...place)).toHaveValue(mended);
    expect(folder.findings()).toEqual([]);
  });

test('an option without the fact of the others cannot be made: it is added with them', async ({
  page,
  folder,
  open,
}) => {
  const hand = new Hand(page);
  await open('file:options/city.json');
  await hand.make('Add an option', 'Gunjur');
  await hand.said('Gunjur');
  const { oneOf } = JSON.parse(folder.read('options/city.json'));
  expect(oneOf.at(-1)).toMatchObject({ const: 'Gunjur', region: expect.any(String) });
  expect(folder.findings()).toEqual([]);
});

test('a question without words, or words without a question, cannot be made: both come and go together', async ({
  page,
  folder,
  open,
}) => {
  const hand = new Hand(page);
  await open('application/basic');
  await hand.make('Add a question', 'Nickname', { 'Answered by': 'A line of text' });
  await hand.said('Nickname');
  expect(folder.read('application/basic.schema.json')).toContain('"nickname"');
  expect(folder.read('application/basic.ui.json')).toContain('"nickname"');
  await hand.press('Take away');
  await hand.said('Take "Nickname" away');
  expect(folder.diff()).toEqual([]);
});

test('two options of one title are told beside the option, with what to do', async ({
  page,
  folder,
  open,
}) => {
  const hand = new Hand(page);
  const file = 'options/city.json';
  await open(`file:${file}`);
  const { oneOf } = JSON.parse(folder.read(file));
  await hand.write(oneOf[0].title, file, 'oneOf', 1, 'title');
  const notice = page.locator(notices).first();
  await expect(notice).toContainText(oneOf[0].title);
  await expect(notice.locator('.studio-remedy')).not.toHaveCount(0);
  await notice.getByRole('link', { name: 'Go there' }).click();
  await expect(page).toHaveURL(/#file:options\/city\.json$/);
});
