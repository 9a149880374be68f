import { expect, test } from './studio.ts';

test('fills in the phone without sending, and selects the question that is pressed', {
  tag: '@core',
}, async ({ page, folder, open }) => {
  const phone = page.frameLocator('.picture iframe');
  const marked = phone.locator('[data-selected]');
  const hand = await open('application/basic/surname');
  await expect(marked).toContainText('Surname');

  await test.step('a press selects the question around it', async () => {
    await phone.getByText('Date of birth').click();
    await expect(page).toHaveURL(/#application\/basic\/dateOfBirth$/);
    await expect(page.getByRole('heading', { level: 2, name: 'Date of birth' })).toBeVisible();
    await expect(marked).toContainText('Date of birth');
    await phone.getByText('Female').click();
    await expect(page).toHaveURL(/#application\/basic\/gender$/);
    await expect(phone.getByLabel('Female')).toBeChecked();
    await phone.getByLabel('Female').press('F6');
    await expect(hand.at('application/basic.ui.json', 'gender', 'ui:title')).toBeFocused();
  });

  await test.step('what is answered stays while the question is changed', async () => {
    const name = phone.getByLabel('First name', { exact: true });
    await name.fill('Awa');
    await expect(name).toBeFocused();
    await hand.write('Sex', 'application/basic.ui.json', 'gender', 'ui:title');
    await expect(phone.getByText('Sex', { exact: true })).toBeVisible();
    await expect(name).toHaveValue('Awa');
    await expect(phone.getByLabel('Female')).toBeChecked();
    await hand.press('Start again');
    await expect(name).toHaveValue('');
  });

  await test.step('its button says what is wrong, and where nothing is, that nothing is sent', async () => {
    await phone.getByRole('button', { name: 'Save and Continue' }).click();
    await expect(phone.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeFocused();
    await open('feedback/words');
    await hand.choose(/^Filled/, page.getByRole('combobox', { name: 'State' }));
    await phone.getByRole('button', { name: 'Send' }).click();
    await hand.said('Complete. Nothing is sent from here.');
  });
  expect(folder.diff()).toHaveLength(3);
});

test('shows repeated questions with the styles of the portal', async ({ page, open }) => {
  const phone = page.frameLocator('.picture iframe');
  await open('rows/spending');
  await phone.getByRole('button', { name: 'Add a cost' }).click();
  await expect(phone.locator('.row-cards').first()).toHaveCSS('list-style-type', 'none');
  await expect(phone.locator('fieldset.row-fields').first()).toHaveCSS('border-top-width', '0px');
});

test('opens a row for a selected question, and selects the pressed one in it', async ({ page, open }) => {
  const phone = page.frameLocator('.picture iframe');
  const marked = phone.locator('[data-selected]');
  await open('rows/household/members/pets/petName');
  await expect(marked).toContainText('Its name');
  await phone.getByText('Age', { exact: true }).click();
  await expect(page).toHaveURL(/#rows\/household\/members\/age$/);
  await expect(marked).toContainText('Age');
});

test('says in view why the selected question is hidden, and shows it', async ({ page, open }) => {
  const phone = page.frameLocator('.picture iframe');
  await open('exit-survey/work/income');
  const hint = page.getByText('Hidden now: shown only if “Do you have work?” is Yes.');
  await expect(hint).toBeInViewport();
  await page.locator('.studio-stage').evaluate((stage) => stage.scrollTo({ top: stage.scrollHeight }));
  await expect(phone.getByRole('button', { name: 'Next' })).toBeInViewport();
  await expect(hint).toBeInViewport();
  await expect(phone.getByLabel('Monthly income in dalasi')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show it' }).click();
  await expect(phone.getByLabel('Monthly income in dalasi')).toBeVisible();
  await expect(hint).toBeHidden();
});
