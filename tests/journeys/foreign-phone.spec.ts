import type { Page } from '@playwright/test';
import { button, errorOf, field, heading } from './application.ts';
import { expect } from './fixture.ts';
import { test } from './gallery-fixture.ts';

const senegalese = { written: '+221 77 123 45 67', digits: '221771234567' };

const tryOut = async (page: Page, gallery: string, flow: string, step: string, title: string) => {
  await page.goto(`${gallery}?flow=${flow}&step=${step}&state=empty`);
  await expect(heading(page, title)).toBeVisible({ timeout: 60_000 });
};

test('the number of another country keeps its digits, typed and pasted, as far as its question takes them', async ({
  page,
  gallery,
}) => {
  const { written, digits } = senegalese;

  await test.step('twenty digits', async () => {
    await tryOut(page, gallery, 'freelance-survey', 'about', 'About you');
    const phone = field(page, 'phone_number');
    await phone.pressSequentially(written);
    await expect(phone).toHaveValue(digits);
    await phone.fill('');
    await phone.fill(written);
    await expect(phone).toHaveValue(digits);
    await phone.pressSequentially('000000001');
    await expect(phone).toHaveValue(`${digits}00000000`);
    await expect(page.getByText('At most 20 digits fit here. Check the number.')).toBeVisible();
    await phone.fill('+220 301 2345');
    await expect(phone).toHaveValue('3012345');
  });

  await test.step('ten, of which the eleventh is refused, and a pasted one told of', async () => {
    await tryOut(page, gallery, 'sign-up', 'register', 'Hello! Register to get started.');
    const phone = field(page, 'mobileNumber');
    const words = page.getByText('At most 10 digits fit here. Check the number.');
    await phone.pressSequentially(digits);
    await expect(phone).toHaveValue(digits.slice(0, 10));
    await expect(words).toBeVisible();
    await phone.fill('3012345');
    await field(page, 'password').focus();
    await expect(words).toBeHidden();
    await phone.fill(written);
    await expect(phone).toHaveValue(digits);
    await expect(words).toBeVisible();
    await button(page, 'Sign Up').click();
    await expect(errorOf(page, 'mobileNumber')).toContainText('Enter a Valid Phone Number');
    await expect(phone).toHaveValue(digits);
  });
});
