import { expect, test } from './studio.ts';

// These tests do the tasks of the staff's guide. In the files, only the intended lines may change.

test('adds an option', { tag: '@core' }, async ({ folder, open }) => {
  const hand = await open('file:options/how-heard.json');
  await hand.make('Add an option', 'Radio');
  await hand.said('Radio');
  expect(folder.diff()).toEqual([
    'options/how-heard.json',
    '- "enum": ["Friend", "Through University of Gambia", "Internet Search", "Other"]',
    '+ "enum": ["Friend", "Through University of Gambia", "Internet Search", "Other", "Radio"]',
  ]);
  expect(folder.findings()).toEqual([]);
});

test('rewords a question, and its messages with it', { tag: '@core' }, async ({ page, folder, open }) => {
  const hand = await open('application/basic/surname');
  await hand.write('Family name', 'application/basic.ui.json', 'surname', 'ui:title');
  expect(folder.diff()).toEqual([
    'application/basic.ui.json',
    '- "ui:title": "Surname",',
    '+ "ui:title": "Family name",',
    '- "noun": "your surname",',
    '+ "noun": "your family name",',
  ]);
  await expect(page.frameLocator('.picture iframe').getByText('Family name')).toBeVisible();
  await expect(page.getByText('1 change, safe.')).toBeVisible();
  await page.getByText('Show the safe change').click();
  await expect(page.getByText('The words of “Family name” changed.').first()).toBeVisible();
  expect(folder.findings()).toEqual([]);
});

test('keeps the focus while a text grows beyond one line or becomes short again', async ({ page, open }) => {
  const hand = await open('application/basic/surname');
  const title = hand.at('application/basic.ui.json', 'surname', 'ui:title');
  const long =
    'The family name that is written on your National Identity Card, your Passport or your Birth Certificate';
  await title.selectText();
  await page.keyboard.type(long, { delay: 20 });
  await hand.said(`: ${long.slice(0, 40)}`);
  await expect(title).toHaveValue(long);
  await expect(title).toBeFocused();
  await page.keyboard.press('Tab');
  await title.selectText();
  await page.keyboard.type('Family name', { delay: 20 });
  await hand.said(': Family name');
  await expect(title).toHaveValue('Family name');
});

test('adds a required question in its place', { tag: '@core' }, async ({ page, folder, open }) => {
  const hand = await open('application/basic');
  await hand.make('Add a question', 'Nickname', { 'Answered by': 'A line of text' });
  await hand.said('Nickname');
  await page.getByLabel('Must be answered').click();
  await hand.said('must be answered');
  for (const _press of Array.from({ length: 3 })) {
    await hand.press('Up');
    await hand.said('Move "Nickname"');
  }
  await expect.poll(() => folder.findings()).toEqual([]);
  const changed = folder.diff();
  expect(changed).toContain('+ "nickname": { "type": "string", "maxLength": 120, "pattern": "\\\\S" }');
  expect(changed.filter((line) => line.startsWith('-')).length).toBeLessThan(12);
  await expect(page.getByText('The question “Nickname” is new').first()).toBeVisible();
});

test('limits a date', async ({ page, folder, open }) => {
  const hand = await open('business-loan/amounts');
  await hand.make('Add a question', 'Repaid by', { 'Answered by': 'A date' });
  await hand.said('Repaid by');
  const between = page.getByRole('region', { name: 'Rules that compare answers' });
  for (const [rule, count, unit] of [
    ['must be on or after', '1', 'months'],
    ['must be on or before', '2', 'years'],
  ] as const) {
    await hand.choose(rule, between.getByRole('combobox', { name: 'This answer' }).last());
    await between.getByRole('button', { name: `Add: This answer ${rule}` }).click();
    const day = between.getByRole('group', { name: `This answer ${rule}` });
    await hand.choose('after today, by', day.getByRole('combobox', { name: `This answer ${rule}` }));
    await hand.choose(unit, day.getByRole('combobox', { name: 'Days, months or years' }));
    await day.getByRole('textbox', { name: 'How many' }).fill(count);
  }
  const repaid = '+ "repaidBy": { "type": "string", "format": "date", "from": "today+1m", "to": "today+2y" }';
  await expect.poll(() => folder.diff()).toContain(repaid);
  expect(folder.findings()).toEqual([]);
});

test('creates a valid form and shows it on the phone', { tag: '@core' }, async ({ page, folder, open }) => {
  const hand = await open('application');
  await hand.make('New form', 'Laptop repair');
  await expect(page).toHaveURL(/#laptop-repair$/);
  await expect.poll(() => folder.diff()).toContain('laptop-repair/samples/valid.json');
  expect(folder.findings()).toEqual([]);
  await expect(page.frameLocator('.picture iframe').getByText('Your answer (optional)')).toBeVisible();
  await expect(page.getByText(/^No button leads students to this form\./)).toContainText('/laptop-repair,');
  await page.getByRole('complementary').getByRole('link', { name: 'Resource Hub' }).click();
  await expect(page).toHaveURL(/#file:portal\.json\/resources$/);
});

test('saves a page of text at typing speed', async ({ page, folder, open }) => {
  await open('information/about');
  const text = page.getByLabel('Text', { exact: true });
  const before = folder.read('information/content/about.md');
  await text.press('Control+End');
  await page.keyboard.type('\nOne thing more: **ask us**.\n');
  const after = `${before}\nOne thing more: **ask us**.\n`;
  await expect.poll(() => folder.read('information/content/about.md')).toBe(after);
  await expect(text).toHaveValue(after);
  expect(folder.findings()).toEqual([]);
});

test('sends only the newest text while an earlier one is being saved', async ({ page, folder, open }) => {
  const hand = await open('application/basic/surname');
  const { promise: typed, resolve: release } = Promise.withResolvers<void>();
  const sent: string[] = [];
  await page.route('**/call/change', async (route) => {
    sent.push(route.request().postData() ?? '');
    await typed;
    await route.continue();
  });
  const label = hand.at('application/basic.ui.json', 'surname', 'ui:title');
  await label.press('End');
  await page.keyboard.type(' of your family');
  await expect(label).toHaveValue('Surname of your family');
  release();
  await hand.said(': Surname of your family');
  expect(sent).toHaveLength(2);
  // The question's error messages contain its label, so they change with it.
  expect(JSON.parse(folder.read('application/basic.ui.json')).surname).toMatchObject({
    'ui:title': 'Surname of your family',
    noun: 'your surname of your family',
  });
});

test('renames an option and keeps its saved answers', { tag: '@core' }, async ({ page, folder, open }) => {
  const file = 'options/student-status.json';
  const hand = await open(`file:${file}`);
  await page.getByRole('button', { name: 'Rename: Full-time Student' }).first().click();
  const form = page.locator('.studio-ask');
  await form.getByRole('textbox').fill('Full time');
  await form.getByRole('button', { name: 'Rename' }).click();
  await hand.said('Rename "Full-time Student" to "Full time"');
  expect(JSON.parse(folder.read(file)).oneOf[0]).toEqual({ const: 'Full-time Student', title: 'Full time' });
  await expect(page.getByText('1 change, safe.')).toBeVisible();
  expect(folder.findings()).toEqual([]);
});

test('offers widgets and messages as choices that cannot be misspelled', async ({ page, open }) => {
  const hand = await open('application/basic/surname');
  const words = 'application/basic.ui.json';
  await expect(hand.at(words, 'surname', 'ui:widget')).toHaveRole('combobox');
  await hand.add('messages', words, 'surname');
  const add = hand.at(words, 'surname', 'messages').locator('> .studio-add [role=combobox]');
  await add.click();
  await expect(page.locator('[role=option][data-value="required"]')).toBeVisible();
});

test('offers a quiz answer by its words, with links to other places', async ({ page, folder, open }) => {
  const hand = await open('information/learning-check/dueDate');
  const answer = hand.at('information/learning-check.ui.json', 'dueDate', 'answer');
  await expect(answer).toHaveText('On the 5th of each month');
  await expect(answer).toHaveAccessibleDescription(/^Only in a quiz: which answer is right\./);
  await hand.choose('On the 1st of each month', answer);
  await hand.said('Right answer: On the 1st of each month');
  expect(folder.diff()).toContain('+ "answer": 1,');
  const told = page.getByRole('region', { name: 'Check' }).getByText('What was right is also said in');
  await expect(told).not.toContainText('.json');
  await told.getByRole('link', { name: '“Contract” (The portal: what belongs to the lender)' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Contract' })).toBeVisible();
  await expect(hand.at('portal.json', 'contract', 'summary', 2)).toBeFocused();
});
