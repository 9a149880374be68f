import { Hand } from './hand.ts';
import { expect, test } from './studio.ts';

const phone = (page: Hand['page']) => page.locator('.picture iframe').contentFrame();

test('groups, rows and a table are made, take another question, and stand on the phone', async ({
  page,
  folder,
  open,
}) => {
  const hand = new Hand(page);
  for (const [title, kind, name] of [
    ['Your bank', 'Questions that belong together', 'yourBank'],
    ['Your children', 'The same questions for each of several', 'yourChildren'],
    ['How often do you read?', 'A table: the same answers in each line', 'howOftenDoYouRead'],
  ] as const) {
    await open('application/loan');
    await hand.make('Add a question', title, { 'Answered by': kind });
    await expect(page).toHaveURL(new RegExp(`#application/loan/${name}$`));
    const before = Object.keys(JSON.parse(folder.read('application/loan.ui.json'))[name].fields).length;
    await hand.make('Add a question', `More of ${title}`);
    await expect
      .poll(() => Object.keys(JSON.parse(folder.read('application/loan.ui.json'))[name].fields).length)
      .toBe(before + 1);
    await expect(phone(page).getByText(title).first()).toBeVisible();
  }
  await hand.mend();
  await expect.poll(() => folder.findings()).toEqual([]);
});

test('a step of rows and a quiz are made, and the button that sends goes to the last that asks', async ({
  page,
  folder,
  open,
}) => {
  const hand = new Hand(page);
  await open('application/loan');
  await hand.make('Add a step after this', 'Your family', {
    'What is it?': 'The same questions for each of several, a page each',
  });
  await expect(page).toHaveURL(/#application\/your-family$/);
  await expect(phone(page).getByRole('heading', { name: 'Your family' })).toBeVisible();
  await open('information/about');
  await hand.make('Add a step after this', 'One more check', { 'What is it?': 'A quiz' });
  await expect(phone(page).getByRole('heading', { name: 'One more check' })).toBeVisible();
  await hand.mend();
  await expect.poll(() => folder.findings()).toEqual([]);
});
