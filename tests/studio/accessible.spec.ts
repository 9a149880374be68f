import type { Locator, Page } from '@playwright/test';
import { axeFindings } from './axe.ts';
import { Hand } from './hand.ts';
import { expect, test } from './studio.ts';

async function expectAccessible(page: Page, where: string): Promise<void> {
  expect.soft(await axeFindings(page), where).toEqual([]);
  for (const width of [1280, 768]) {
    await page.setViewportSize({ width, height: 900 });
    const tooWide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    await expect.poll(() => page.evaluate(tooWide), `${where} at ${width} px`).toBe(0);
    // Each column scrolls separately, so the page itself must not scroll.
    const tooHigh = () =>
      document.querySelector('.studio-columns') ? document.documentElement.scrollHeight - innerHeight : 0;
    await expect.poll(() => page.evaluate(tooHigh), `${where}, ${width} px wide`).toBe(0);
  }
}

const selections = {
  'the main pages': ['application/basic/surname', 'file:options/how-heard.json', 'states', 'changes'],
  'forms and steps': ['', 'application', 'application/basic', 'application/review', 'exit-survey/work'],
  'questions and texts': [
    ...['information/learning-check/dueDate', 'application/loan/loanQuestion', 'exit-survey/leaving/leftOn'],
    ...['information/about', 'resume-guide'],
  ],
  files: [
    ...[
      'file:options/city.json',
      'file:portal.json',
      'file:portal.json/paying',
      'file:demo.json',
      'file:blocks/address.schema.json',
    ],
    ...['file:exit-survey/samples/valid.json', 'paths:exit-survey'],
  ],
};

for (const [what, all] of Object.entries(selections))
  test(`axe finds nothing in ${what}`, { tag: what === 'the main pages' ? '@core' : [] }, async ({
    page,
    open,
  }) => {
    for (const selected of all) {
      await open(selected);
      await expect(page.getByText('Checking the files…')).toBeHidden();
      await expectAccessible(page, selected);
    }
  });

const asking = [
  ['application', 'Copy this form'],
  ['application/basic', 'Add a question'],
  ['application/basic', 'Add a step after this'],
  ['application/basic/surname', 'Rename in exports'],
  ['information/learning-check', 'Add a question'],
  ['rows/spending/costs', 'Add a question inside this'],
  ['groups-and-blocks/places/household', 'Share these questions'],
  ['file:options/city.json', 'Add an option'],
] as const;

test('axe finds nothing in forms that ask for a title', async ({ page, open }) => {
  for (const [selected, action] of asking) {
    await open(selected);
    await page.getByRole('button', { name: action, exact: true }).first().click();
    await expect(page.locator('.studio-ask').first()).toBeVisible();
    await expectAccessible(page, `${selected}, ${action}`);
  }
});

test('axe finds nothing with a file of counts', async ({ page, open }) => {
  await open('application/basic/gender');
  await page.getByText('How many saved answers are affected?').click();
  const counts = { application: { drafts: 12, submissions: 340, answers: {} } };
  for (const text of ['no counts', JSON.stringify(counts)]) {
    await page
      .getByLabel('File of counts')
      .setInputFiles({ name: 'counts.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await expect(page.locator('.studio-shapes [role=status]')).not.toContainText('It holds counts only');
    await expectAccessible(page, text);
  }
});

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 200; presses++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) break;
  }
}

test('rewords a question and undoes it by keyboard alone', async ({ page, folder, open }) => {
  await open('application');
  await tabTo(page, page.getByRole('navigation').getByRole('link', { name: 'Surname' }));
  await page.keyboard.press('Enter');
  const hand = new Hand(page);
  const field = hand.at('application/basic.ui.json', 'surname', 'ui:title');
  await expect(field).toBeVisible();
  await tabTo(page, field);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Family name');
  await expect.poll(() => folder.diff()).toContain('+ "ui:title": "Family name",');
  await expect(field).toBeFocused();
  await page.keyboard.press('Control+Z');
  await expect.poll(() => folder.diff()).toEqual([]);
  await expect(field).toHaveValue('Surname');
  await expect(field).toBeFocused();
  await page.keyboard.press('Control+Y');
  await expect.poll(() => folder.diff()).toContain('+ "ui:title": "Family name",');

  // A title that was not submitted has changed no file yet, so Ctrl+Z undoes only the typing in the text
  // field.
  await page.getByRole('button', { name: 'New form' }).first().press('Enter');
  await page.keyboard.type('Laptop');
  await page.keyboard.press('Control+Z');
  await expect(page.locator('.studio-ask').getByRole('textbox')).toBeFocused();
  await expect(page.locator('.studio-ask').getByRole('textbox')).not.toHaveValue('Laptop');
  expect(folder.diff()).toContain('+ "ui:title": "Family name",');
});

test('keeps the focus when an entry is moved or removed', async ({ page, open }) => {
  const file = 'options/how-heard.json';
  const hand = await open(`file:${file}`);
  const buttons = (index: number) => page.locator(`[data-entry="at-${file}-enum.${index}"]`);
  await buttons(1).getByRole('button', { name: /^Up/ }).press('Enter');
  await hand.said(/^Move/);
  const isIn = (scope: string) =>
    page.evaluate((selector) => document.activeElement?.closest(selector) !== null, scope);
  await expect.poll(() => isIn(`[data-entry="at-${file}-enum.0"]`)).toBe(true);
  await buttons(0)
    .getByRole('button', { name: /^Remove/ })
    .press('Enter');
  await hand.said(/^Remove/);
  await expect.poll(() => isIn(`[id="at-${file}-enum"]`)).toBe(true);
});

test('moves the focus when something is created or removed, and keeps it at Undo', async ({ page, open }) => {
  const hand = await open('application/basic');
  const ask = page.getByRole('button', { name: 'Add a question' });
  await ask.press('Enter');
  await expect(page.locator('.studio-ask').getByRole('textbox').first()).toBeFocused();
  await page.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(ask).toBeFocused();

  await ask.press('Enter');
  await page.keyboard.type('Nickname');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#application\/basic\/nickname$/);
  const selected = page.getByRole('complementary', { name: 'Selected item' });
  await expect(selected).toBeFocused();
  await page.getByRole('button', { name: 'Remove', exact: true }).press('Enter');
  await expect(page).toHaveURL(/#application\/basic$/);
  await expect(selected).toBeFocused();
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.press('Enter');
  await hand.said(/^Undone/);
  await expect(undo).toBeFocused();

  await open('file:options/career.json');
  await page.getByRole('button', { name: 'Retire: Agronomist' }).press('Enter');
  await hand.said('Retired: Agronomist');
  await expect(selected).toBeFocused();
});
