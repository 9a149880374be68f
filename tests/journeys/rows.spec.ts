import type { Page } from '@playwright/test';
import { button, errorOf, field, heading } from './application.ts';
import { expectAccessible, expectAccessibleAtBothWidths } from './expect-accessible.ts';
import { expect, test } from './fixture.ts';
import { hold } from './hold.ts';
import { changeRows } from './stored-on-phone.ts';
import { sendForm } from './stored-on-server.ts';

const first = '/who-lives-with-you';
const list = '/who-lives-with-you?step=household';
const members = 'Who lives with you?';
const card = (page: Page, name: string) => page.locator('.row-card').filter({ hasText: name });

async function tabTo(page: Page, name: string): Promise<void> {
  const target = button(page, name);
  for (let tabs = 0; tabs < 60; tabs += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${name}.`);
}

async function press(page: Page, name: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
}

async function openList(page: Page): Promise<void> {
  await page.goto(first);
  await field(page, 'village').fill('Brikama');
  await button(page, 'Next').click();
  await expect(heading(page, members)).toBeFocused();
}

async function addMember(page: Page, name: string, age: string): Promise<void> {
  await page.getByRole('button', { name: /^Add (a|another) member$/ }).click();
  await field(page, 'firstName').fill(name);
  await field(page, 'age').fill(age);
  await page.getByLabel('Works').check();
  await button(page, 'Save and continue').click();
  await expect(heading(page, members)).toBeFocused();
}

test('adds, corrects, removes and restores rows, and keeps them in the draft', async ({ page }) => {
  await openList(page);
  await expectAccessibleAtBothWidths(page);
  await button(page, 'Next').click();
  await expect(page.getByRole('alert')).toBeFocused();
  await page.getByRole('link', { name: 'Add a member' }).click();
  await expect(button(page, 'Add a member')).toBeFocused();
  await expectAccessible(page);

  await test.step('a row has a page that shows its errors', async () => {
    await button(page, 'Add a member').click();
    await expect(heading(page, 'Member 1 of 1')).toBeFocused();
    await expect(page).toHaveTitle(/^Member 1 of 1 - /);
    await expectAccessibleAtBothWidths(page);
    await button(page, 'Save and continue').click();
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(errorOf(page, 'firstName')).toContainText('Enter their first name');
    await expectAccessibleAtBothWidths(page);
    await field(page, 'firstName').fill('Lamin');
    await field(page, 'age').fill('12');
    await page.getByLabel('Studies').check();
    await field(page, 'school').fill('Brikama Upper Basic');
  });

  await test.step('rows inside a row keep their focus and answers', async () => {
    await button(page, 'Add an animal').click();
    await expect(field(page, 'pets.0.kind')).toBeFocused();
    await page.keyboard.type('Goat');
    await button(page, 'Add another animal').click();
    await expect(field(page, 'pets.1.kind')).toBeFocused();
    await page.keyboard.type('Cat');
    await expectAccessibleAtBothWidths(page);
    await button(page, 'Remove Animal 1').click();
    await expect(button(page, 'Undo Removed: Animal 1')).toBeFocused();
    await expect(field(page, 'pets.0.kind')).toHaveValue('Cat');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(field(page, 'pets.0.kind')).toHaveValue('Goat');
    await expect(field(page, 'pets.1.kind')).toHaveValue('Cat');
    await expect(page.getByRole('group', { name: 'Animal 1' })).toBeFocused();
    await button(page, 'Save and continue').click();
    await expect(heading(page, members)).toBeFocused();
    await expectAccessibleAtBothWidths(page);
  });

  await test.step('an error in a row is shown at its card and leads to its field', async () => {
    await button(page, 'Add another member').click();
    await field(page, 'firstName').fill('Awa');
    await button(page, 'Back to the list').click();
    await button(page, 'Next').click();
    await expect(card(page, 'Awa')).toContainText('Enter their age');
    await expectAccessibleAtBothWidths(page);
    await page.getByRole('link', { name: 'Awa: Enter their age' }).click();
    await expect(field(page, 'age')).toBeFocused();
    await expect(heading(page, 'Member 2 of 2')).toBeVisible();
    await field(page, 'age').fill('34');
    await page.getByLabel('Works').check();
    await button(page, 'Save and continue').click();
  });

  await test.step('a removed row is restored to its place', async () => {
    await button(page, 'Remove Lamin, 12 years').click();
    await expect(button(page, 'Undo Removed: Lamin, 12 years')).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: 'Removed: Lamin, 12 years' })).toBeAttached();
    await expect(card(page, 'Lamin').getByRole('button', { name: /^Change/ })).toHaveCount(0);
    await expectAccessibleAtBothWidths(page);
    await page.keyboard.press('Enter');
    await expect(button(page, 'Change Lamin, 12 years')).toBeFocused();
    await expect(page.locator('.row-name')).toHaveText(['Lamin, 12 years', 'Awa, 34 years']);
  });

  const kept = async () =>
    (await changeRows(page, 'forms', 'drafts')).find((row) => row.step === 'household');
  await expect.poll(kept).toMatchObject({
    answers: {
      members: [
        { firstName: 'Lamin', school: 'Brikama Upper Basic', pets: [{ kind: 'Goat' }, { kind: 'Cat' }] },
        { firstName: 'Awa', age: '34', occupation: 'Works' },
      ],
    },
  });
});

test('leads from the review to each row, and stores all rows', async ({ page, portal }) => {
  await openList(page);
  await addMember(page, 'Awa', '34');

  await test.step('rows between other questions are counted and corrected in place', async () => {
    await button(page, 'Next').click();
    await expect(heading(page, 'What you spend')).toBeFocused();
    await button(page, 'Add a cost').click();
    await page.keyboard.type('Rice');
    await field(page, 'costs.0.amount').fill('1,500');
    await button(page, 'Next').click();
    await expect(page.getByRole('alert')).toContainText('Add a cost: at least 2 are needed');
    await expectAccessibleAtBothWidths(page);
    await button(page, 'Add another cost').click();
    await page.keyboard.type('Rent');
    await page.locator('[name="costs.1.since.year"]').selectOption('2024');
    await button(page, 'Next').click();
    await expect(errorOf(page, 'costs-1-amount')).toContainText('Enter the amount');
    await button(page, 'Remove Cost 1').click();
    await expect(errorOf(page, 'costs-0-amount')).toContainText('Enter the amount');
    await expect(page.locator('[name="costs.0.since.year"]')).toHaveValue('2024');
    await button(page, 'Undo Removed: Cost 1').click();
    await expect(errorOf(page, 'costs-1-amount')).toContainText('Enter the amount');
    await field(page, 'costs.1.amount').fill('2500.50');
    await page.locator('[name="costs.1.since.day"]').selectOption('01');
    await page.locator('[name="costs.1.since.month"]').selectOption('01');
    await button(page, 'Next').click();
  });

  await test.step('the review names the rows and leads to each', async () => {
    await expect(heading(page, 'Check your answers')).toBeFocused();
    await expectAccessibleAtBothWidths(page);
    await button(page, 'Change Awa, 34 years').click();
    await expect(heading(page, 'Member 1 of 1')).toBeVisible();
    await field(page, 'age').fill('35');
    await button(page, 'Save and continue').click();
    await button(page, 'Save and return to review').click();
    await expect(page.getByRole('heading', { name: 'Awa, 35 years' })).toBeVisible();
    await button(page, 'Change Rent').click();
    await expect(page.getByRole('group', { name: 'Cost 2' })).toBeFocused();
    await button(page, 'Save and return to review').click();
  });

  await test.step('each row is printed in one piece, and no buttons', async () => {
    await page.emulateMedia({ media: 'print' });
    const row = page.getByRole('region', { name: 'Awa, 35 years' });
    await expect(row).toHaveCSS('break-inside', 'avoid');
    await expect(row.getByText('Works')).toBeVisible();
    // The buttons that open sections are in headings, which stay visible in print.
    for (const pressed of await page.getByRole('main').locator('button:not(h2 > button), a').all())
      await expect(pressed).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  });

  expect(await sendForm(page, portal, 'rows')).toEqual({
    place: { village: 'Brikama' },
    household: { members: [{ firstName: 'Awa', age: 35, occupation: 'Works' }] },
    spending: {
      costs: [
        { what: 'Rice', amount: 1500 },
        { what: 'Rent', amount: 2500.5, since: '2024-01-01' },
      ],
    },
  });
});

test('can be used by keyboard alone, and never loses the focus', { tag: '@core' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openList(page);
  await press(page, 'Add a member');
  await expect(heading(page, 'Member 1 of 1')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Awa');
  await page.keyboard.press('Tab');
  await page.keyboard.type('34');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(heading(page, members)).toBeFocused();
  await press(page, 'Remove Awa, 34 years');
  await expect(button(page, 'Undo Removed: Awa, 34 years')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Change Awa, 34 years')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Member 1 of 1')).toBeFocused();
  await press(page, 'Back to the list');
  await expect(heading(page, members)).toBeFocused();
});

test('keeps the focus on the heading of a list while its code loads', { tag: '@core' }, async ({ page }) => {
  const release = await hold(page, /\/assets\/rows-[\w-]+\.js$/);
  await page.goto(first);
  await field(page, 'village').fill('Brikama');
  await button(page, 'Next').click();
  await expect(heading(page, members)).toBeFocused();
  await expect(page.getByRole('button', { name: /^Add a/ })).toHaveCount(0);
  release();
  await expect(button(page, 'Add a member')).toBeVisible();
  await expect(heading(page, members)).toBeFocused();
});

test('Back, and the address of a row that does not exist, lead to the list', async ({ page }) => {
  await openList(page);
  await button(page, 'Add a member').click();
  await expect(page).toHaveURL(`${list}&row=0`);
  await page.goBack();
  await expect(page.getByText('You have not added a member yet.')).toBeVisible();
  await button(page, 'Add a member').click();
  await field(page, 'firstName').fill('Awa');
  await page.goBack();
  await expect(card(page, 'Awa')).toBeVisible();
  await page.goForward();
  await expect(field(page, 'firstName')).toHaveValue('Awa');
  await field(page, 'firstName').fill('');
  await button(page, 'Back to the list').click();
  await expect(page.getByText('You have not added a member yet.')).toBeVisible();
  for (const row of ['0', '7', '-1', 'x', '0x0']) {
    await page.goto(`${list}&row=${row}`);
    await expect(page).toHaveURL(list);
    await expect(heading(page, members)).toBeVisible();
  }
  await addMember(page, 'Awa', '34');
  await page.goto(`${list}&row=0`);
  await expect(heading(page, 'Member 1 of 1')).toBeVisible();
  await page.reload();
  await expect(field(page, 'firstName')).toHaveValue('Awa');
});

test('accepts the maximum number of rows, and says so', async ({ page }) => {
  await openList(page);
  for (const name of ['Awa', 'Binta', 'Cherno', 'Demba', 'Ebrima']) await addMember(page, name, '20');
  await expect(page.getByText('You have added 5. That is the most you can add.')).toBeVisible();
  await expect(button(page, 'Add another member')).toHaveCount(0);
  await expectAccessibleAtBothWidths(page);
  await button(page, 'Remove Cherno, 20 years').click();
  await expect(button(page, 'Add another member')).toBeVisible();
  await button(page, 'Undo Removed: Cherno, 20 years').click();
  await expect(page.locator('.row-name')).toHaveText([
    ...['Awa, 20 years', 'Binta, 20 years', 'Cherno, 20 years', 'Demba, 20 years', 'Ebrima, 20 years'],
  ]);
});

test('shows rows in another tab, and leaves a row that the other tab removes', async ({ page, context }) => {
  await openList(page);
  await addMember(page, 'Awa', '34');
  await addMember(page, 'Binta', '20');
  const other = await context.newPage();
  await other.goto(list);
  await expect(card(other, 'Binta')).toBeVisible();
  await page.getByRole('button', { name: 'Change Binta, 20 years' }).click();
  await expect(heading(page, 'Member 2 of 2')).toBeVisible();
  await other.getByRole('button', { name: 'Remove Binta, 20 years' }).click();
  await expect(heading(page, members)).toBeVisible();
  await expect(page).toHaveURL(list);
  await expect(page.locator('.row-name')).toHaveText(['Awa, 34 years']);
});
