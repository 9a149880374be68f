import { spacedPhone } from '#domain/phone.ts';
import { button, dialog, field, fillApplication, reachReview, typePassword } from './application.ts';
import { expectAccessibleAtBothWidths } from './expect-accessible.ts';
import { expect, test } from './fixture.ts';
import { otherPhone } from './student.ts';

test('the review has a section for each step with Edit in its heading, and prints folded sections', async ({
  page,
}) => {
  await page.goto('/basic-information');
  await fillApplication(page);
  const titles = ['Basic Information', 'Academic and Work Information', 'Loan Specifics'];
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(titles);
  for (const title of titles) {
    const toggle = page.getByRole('button', { name: title, exact: true });
    const edit = page.getByRole('button', { name: `Edit ${title}` });
    const [left, right] = await Promise.all([toggle.boundingBox(), edit.boundingBox()]);
    expect(right!.y).toBeLessThan(left!.y + left!.height);
    expect(right!.x).toBeGreaterThan(left!.x + left!.width);
  }
  await expectAccessibleAtBothWidths(page);

  const answer = page.getByText('02/28/2003 (February 28, 2003)');
  const toggle = page.getByRole('button', { name: 'Basic Information', exact: true });
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(answer).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(answer).toBeVisible();
});

test('the review and its dialog show the phone number of the sign-up first', async ({ page, phone }) => {
  await reachReview(page, phone);
  const first = page.locator('dl > div').first();
  await expect(first.locator('dt')).toHaveText('Phone number you will log in with');
  await expect(first.locator('dd')).toContainText(spacedPhone(phone));
  await page.reload();
  await button(page, 'SUBMIT APPLICATION').click();
  await expect(dialog(page)).toContainText(`Phone number you will log in with: ${spacedPhone(phone)}`);
});

test('the phone number can be changed from the review, and the answers stay', async ({ page, phone }) => {
  await reachReview(page, phone);
  const other = otherPhone(phone);
  await page.getByRole('link', { name: 'Change the number' }).click();
  await expect(field(page, 'mobileNumber')).toHaveValue(phone);
  await field(page, 'mobileNumber').fill(other);
  await typePassword(page);
  await button(page, 'Sign Up').click();
  await expect(page).toHaveURL('/review-application');
  await expect(page.locator('dl > div').first().locator('dd')).toContainText(spacedPhone(other));
  await expect(page.getByText('02/28/2003 (February 28, 2003)')).toBeVisible();
});

test('the review says that the phone number is asked for later if the sign-up had none', async ({ page }) => {
  await page.goto('/basic-information');
  await fillApplication(page);
  await expect(page.locator('dl > div').first().locator('dd')).toHaveText(
    "We'll ask for it when you submit.",
  );
});
