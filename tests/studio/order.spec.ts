import type { Locator, Page } from '@playwright/test';
import { expect, test } from './studio.ts';

const entry = (page: Page, key: string) => page.locator(`.studio-outline a[href="#${key}"]`);

const namesIn = (text: string) => Object.keys(JSON.parse(text)).filter((key) => !/^\$|^groups$/.test(key));

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await to.scrollIntoViewIfNeeded();
  await from.hover();
  await page.mouse.down();
  const { x, y, height } = (await to.boundingBox())!;
  await page.mouse.move(x + 12, y + height / 2, { steps: 8 });
  await expect(page.locator('[data-drop]')).toHaveCount(1);
  await page.mouse.up();
  await expect(page.locator('[data-drop]')).toHaveCount(0);
}

test('drags a question to another position and undoes it', async ({ page, folder, open }) => {
  const file = 'application/basic.ui.json';
  const before = folder.read(file);
  const [first, second, third] = namesIn(before);
  const hand = await open('application/basic');
  const question = (name = '') => entry(page, `application/basic/${name}`);
  await drag(page, question(first), question(third));
  await hand.said(/^Move/);
  expect(namesIn(folder.read(file)).slice(0, 3)).toEqual([...namesIn(before).slice(1, 3), first]);
  expect(folder.findings()).toEqual([]);
  await drag(page, question(first), question(second));
  await expect.poll(() => namesIn(folder.read(file))).toEqual(namesIn(before));
  await hand.press(/^Undo/);
  await hand.press(/^Undo/);
  await expect.poll(() => folder.read(file)).toBe(before);
});

test('moves a question to the step it is dropped on', async ({ page, folder, open }) => {
  const hand = await open('exit-survey');
  await drag(page, entry(page, 'exit-survey/reach/name'), entry(page, 'exit-survey/work'));
  await hand.said(/to another step/);
  expect(namesIn(folder.read('exit-survey/work.ui.json')).at(-1)).toBe('name');
  await expect(entry(page, 'exit-survey/work/name')).toHaveAttribute('aria-current');
});

test('drags an option by its grip and keeps the focus on it', async ({ page, folder, open }) => {
  const file = 'options/region.json';
  const options = () => (JSON.parse(folder.read(file)) as { enum: string[] }).enum;
  const before = options();
  const hand = await open(`file:${file}`);
  const entries = page.locator('.studio-list').first().locator('> li');
  await drag(page, entries.nth(2).locator('.studio-grip').first(), entries.nth(0));
  await hand.said(/^Move/);
  expect(options()).toEqual([before[2], before[0], before[1], ...before.slice(3)]);
  expect(folder.diff().filter((line) => line.startsWith('-'))).toHaveLength(1);
  const buttons = page.locator(`[data-entry="at-${file}-enum.0"]`).getByRole('button');
  await expect(buttons.first()).toBeFocused();
});

test('adds a question after the selected one and selects it', async ({ page, folder, open }) => {
  const names = () => namesIn(folder.read('application/basic.ui.json'));
  const hand = await open('application/basic/surname');
  const before = names();
  await hand.make('Add a question after this', 'Nickname', { 'Answered by': 'A line of text' });
  await expect(page).toHaveURL(/#application\/basic\/nickname$/);
  expect(names()).toEqual(before.toSpliced(before.indexOf('surname') + 1, 0, 'nickname'));
});
