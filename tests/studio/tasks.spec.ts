import { Hand } from './hand.ts';
import { expect, test } from './studio.ts';

/* What the guide tells staff to do in files, each done in the studio; of the files only the lines change that are meant. */

test('add an option to a plain list, and to one with longer lines', async ({ page, folder, open }) => {
  const hand = new Hand(page);
  await open('file:options/how-heard.json');
  await hand.make('Add an option', 'Radio');
  await hand.said('Radio');
  expect(folder.diff()).toEqual([
    'options/how-heard.json',
    '- "enum": ["Friend", "Through University of Gambia", "Internet Search", "Other"]',
    '+ "enum": ["Friend", "Through University of Gambia", "Internet Search", "Other", "Radio"]',
  ]);
  await open('file:options/city.json');
  await hand.make('Add an option', 'Gunjur');
  await hand.said('Gunjur');
  expect(folder.diff().filter((line) => line.startsWith('+'))).toContain(
    '+ { "const": "Gunjur", "title": "Gunjur", "region": "West Coast Region" }',
  );
  expect(folder.diff().filter((line) => line.startsWith('-'))).toHaveLength(2);
  expect(folder.findings()).toEqual([]);
});

test('retire an option', async ({ page, folder, open }) => {
  const hand = new Hand(page);
  await open('file:options/major.json');
  await hand.press('Retire: Journalism');
  await hand.said('Retired: Journalism');
  // As the command does it: a plain list is written with longer lines, for one to say that it is retired.
  expect(folder.diff().filter((line) => line.includes('deprecated'))).toEqual([
    expect.stringMatching(/^\+ \{ "const": "Journalism", .*"deprecated": true \}/),
  ]);
  expect(folder.findings()).toEqual([]);
});

test('rename an option for students, and then with what is stored', async ({ page, folder, open }) => {
  const hand = new Hand(page);
  const file = 'options/city.json';
  const at = (JSON.parse(folder.read(file)) as { oneOf: { const: string }[] }).oneOf.findIndex(
    (option) => option.const === 'Serekunda',
  );
  await open(`file:${file}`);
  await hand.write('Serrekunda', file, 'oneOf', at, 'title');
  expect(folder.diff()).toEqual([file, '- "title": "Serekunda",', '+ "title": "Serrekunda",']);
  await hand.write('Serrekunda', file, 'oneOf', at, 'const');
  await hand.add('renamedFrom', file, 'oneOf', at);
  await hand.write('Serekunda', file, 'oneOf', at, 'renamedFrom', 0);
  await hand.mend();
  expect(folder.findings()).toEqual([]);
  await expect(page.getByText('is called "Serrekunda" now')).toBeVisible();
  expect(folder.diff()).toContain('+ "version": 2,');
});

test('reword a question: one line changes', async ({ page, folder, open }) => {
  const hand = new Hand(page);
  await open('application/basic/surname');
  await hand.write('Family name', 'application/basic.ui.json', 'surname', 'ui:title');
  expect(folder.diff()).toEqual([
    'application/basic.ui.json',
    '- "ui:title": "Surname",',
    '+ "ui:title": "Family name",',
  ]);
  await expect(page.frameLocator('.picture iframe').getByText('Family name')).toBeVisible();
  await expect(page.getByText('The words of "surname" (Family name) changed.').first()).toBeVisible();
  expect(folder.findings()).toEqual([]);
});

test('change a message', async ({ page, folder, open }) => {
  const hand = new Hand(page);
  const file = 'application/loan.ui.json';
  await open('application/loan/loanQuestion');
  await hand.add('messages', file, 'loanQuestion');
  await hand.add('required', file, 'loanQuestion', 'messages');
  await hand.write('Write a few words', file, 'loanQuestion', 'messages', 'required');
  expect(folder.diff()).toEqual([
    file,
    '- "rows": 6',
    '+ "rows": 6,',
    '+ "messages": { "required": "Write a few words" }',
  ]);
  expect(folder.findings()).toEqual([]);
});

test('add a question that must be answered, where it belongs', async ({ page, folder, open }) => {
  const hand = new Hand(page);
  await open('application/basic');
  await hand.make('Add a question', 'Nickname', { 'Answered by': 'A line of text' });
  await hand.said('Nickname');
  await page.getByLabel('Must be answered').click();
  await hand.said('must be answered');
  for (const _press of Array.from({ length: 3 })) {
    await hand.press('Up');
    await hand.said('Move "Nickname"');
  }
  await hand.mend();
  expect(folder.findings()).toEqual([]);
  const changed = folder.diff();
  expect(changed).toContain('+ "nickname": { "type": "string", "maxLength": 120, "pattern": "\\\\S" }');
  expect(changed.filter((line) => line.startsWith('-')).length).toBeLessThan(12);
  await expect(page.getByText('The question "nickname" (Nickname) is new').first()).toBeVisible();
});

test('take a question away, and say what becomes of its answers', async ({ page, folder, open }) => {
  const hand = new Hand(page);
  await open('application/basic/ethnicity');
  await hand.press('Take away');
  await hand.said('away');
  await hand.mend();
  await expect(page.getByText('You removed the question "ethnicity"')).toBeVisible();
  await page
    .getByRole('button', { name: /^Do this/ })
    .first()
    .click();
  await expect(page.getByText(/migrations.json says that its answers are thrown away/)).toBeVisible();
  await hand.mend();
  expect(folder.findings()).toEqual([]);
  expect(folder.read('application/migrations.json')).toContain('ethnicity');
  expect(folder.diff()).toContain('+ "version": 2,');
});

test('give a question another name: its answers come along', async ({ page, folder, open }) => {
  const hand = new Hand(page);
  await open('application/basic/streetAddress');
  await hand.make('Rename', 'address');
  await hand.said('Call "streetAddress" "address"');
  await hand.mend();
  await page
    .getByRole('button', { name: /^Do this: If it is called "address" now/ })
    .first()
    .click();
  await expect(page.getByText('is "address" now, and takes its answers')).toBeVisible();
  await hand.mend();
  expect(folder.findings()).toEqual([]);
});

test('limit a date', async ({ page, folder, open }) => {
  const hand = new Hand(page);
  const rules = 'business-loan/amounts.schema.json';
  await open('business-loan/amounts');
  await hand.make('Add a question', 'Repaid by', { 'Answered by': 'A date' });
  await hand.said('Repaid by');
  await hand.takeOut(rules, 'properties', 'repaidBy', 'pastYears');
  await hand.said(/^Take out/);
  const between = page.getByRole('region', { name: 'Rules with other answers' });
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

test('add a step with a question, and a page of text', async ({ page, folder, open }) => {
  const hand = new Hand(page);
  await open('application/academic');
  await hand.make('Add a step after this', 'Your family', { 'What is it?': 'Questions' });
  await hand.said('Your family');
  await expect(page).toHaveURL(/#application\/your-family$/);
  await hand.make('Add a step after this', 'Advice', { 'What is it?': 'A text to read' });
  await hand.said('Advice');
  await page.getByLabel('Text', { exact: true }).fill('## Before you go on\n\nTake **your time**.\n');
  await hand.said('Text');
  await expect(page.frameLocator('.picture iframe').getByText('Before you go on')).toBeVisible();
  await hand.mend();
  expect(folder.findings()).toEqual([]);
  expect(folder.read('application/content/advice.md')).toContain('your time');
});

test('change the quiz', async ({ page, folder, open }) => {
  const hand = new Hand(page);
  const file = 'information/learning-check.ui.json';
  await open('information/learning-check/dueDate');
  await hand.write('1', file, 'dueDate', 'answer');
  await hand.write('Correct! Payments are due on the 1st.', file, 'dueDate', 'feedback', 'right');
  await hand.mend();
  expect(folder.findings()).toEqual([]);
  expect(folder.diff().filter((line) => line.startsWith('+ "answer"'))).toEqual(['+ "answer": 1,']);
  await expect(page.getByText('The right answer to "dueDate"').first()).toBeVisible();
});

test('fill in a real account, a phone number and the colour, and change the contract', async ({
  page,
  folder,
  open,
}) => {
  const hand = new Hand(page);
  const file = 'portal.json';
  await open(`file:${file}`);
  await hand.write('Trust Bank', file, 'bankAccounts', 0, 'bank');
  await hand.write('#6fa997', file, 'brandColour');
  await hand.write('3012345', file, 'supportPhone', 'value');
  await hand.choose('No', hand.at(file, 'supportPhone', 'placeholder'));
  await hand.said(/: No$/);
  await hand.write('The fee is not given back.', file, 'contract', 'clauses', 0);
  const changed = folder.diff();
  expect(changed).toHaveLength(9);
  expect(changed).toContain('+ "supportPhone": { "value": "3012345", "placeholder": false },');
  expect(folder.findings()).toEqual([]);
});

test('say on which days a form is open', async ({ page, folder, open }) => {
  const hand = new Hand(page);
  await open('exit-survey');
  const file = 'exit-survey/flow.json';
  await hand.add('opens', file);
  await hand.write('2027-01-15', file, 'opens');
  await hand.add('closes', file);
  await hand.write('2027-02-28', file, 'closes');
  expect(folder.diff().filter((line) => line.startsWith('+'))).toEqual([
    expect.any(String),
    '+ "opens": "2027-01-15",',
    '+ "closes": "2027-02-28"',
  ]);
  expect(folder.findings()).toEqual([]);
});

test('a new form, and the button that leads to it', async ({ page, folder, open }) => {
  const hand = new Hand(page);
  await open('application');
  await hand.make('New form', 'Laptop repair');
  await expect(page).toHaveURL(/#laptop-repair$/);
  await expect.poll(() => folder.has('laptop-repair/samples/valid.json')).toBe(true);
  expect(folder.findings()).toEqual([]);
  await expect(page.frameLocator('.picture iframe').getByText('Your answer (optional)')).toBeVisible();
});

test('correct a sample', async ({ page, folder, open }) => {
  const hand = new Hand(page);
  const file = 'exit-survey/samples/valid.json';
  await open(`file:${file}`);
  await hand.write('Somebody with work', file, 'title');
  expect(folder.diff()).toEqual([
    file,
    '- "title": "All that is asked of somebody with work",',
    '+ "title": "Somebody with work",',
  ]);
});

test('let an answer follow from others, and hold one against another', async ({ page, folder, open }) => {
  const hand = new Hand(page);
  const rules = 'business-loan/amounts.schema.json';
  await open('business-loan/amounts');
  await hand.make('Add a question', 'Altogether', { 'Answered by': 'A number' });
  await expect(page).toHaveURL(/#business-loan\/amounts\/altogether$/);
  const between = page.getByRole('region', { name: 'Rules with other answers' });
  const add = between.getByRole('combobox', { name: 'This answer' }).last();
  await hand.choose(/later, or larger/, add);
  await between.getByRole('button', { name: /^Add: This answer must be later, or larger/ }).click();
  await expect.poll(() => folder.read(rules)).toMatch(/"altogether": \{[^}]*"after": "/);
  await between.getByRole('button', { name: /^Remove: This answer must be later/ }).click();
  await expect.poll(() => folder.read(rules)).not.toMatch(/"after"/);
  await hand.choose(/follows from others: is all of these together/, add);
  await between.getByRole('button', { name: /^Add: This answer follows from others/ }).click();
  await expect.poll(() => folder.read(rules)).toMatch(/"computed": \{ "sum": \[/);
  // It may be more than a person would type.
  await hand.takeOut(rules, 'properties', 'altogether', 'maximum');
  await hand.said(/^Take out/);
  await hand.mend();
  expect(folder.findings()).toEqual([]);
});

test('write a page of text, as fast as one types', async ({ page, folder, open }) => {
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
