import {
  apply,
  button,
  field,
  heading,
  reachReview,
  submit,
  typePassword,
  validApplication,
} from './application.ts';
import { expectAccessibleAtBothWidths } from './expect-accessible.ts';
import { expect } from './fixture.ts';
import { submitInVain, test } from './killable-portal.ts';
import { expectSentOnce } from './stored-on-server.ts';
import { otherPhone } from './student.ts';

test('an application is sent later if the server is down when SUBMIT is pressed', async ({
  page,
  phone,
  killablePortal,
}) => {
  await submitInVain(page, killablePortal, phone);
  await expect(heading(page, "What's Next")).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Application waiting to be sent' })).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await expect(button(page, 'Try again')).toBeVisible();
  await killablePortal.restart();
  // The test waits for either, because the page may retry by itself before the press.
  await Promise.race([button(page, 'Try again').click(), page.getByText('Sent, reference').waitFor()]);
  await expectSentOnce(page, killablePortal, phone);
});

test('the log-in page says that an application is unsent until it is sent', async ({ page, phone }) => {
  await reachReview(page, phone);
  // The page's scripts load, but no API call succeeds.
  await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
  await submit(page);
  await button(page, 'Return to Homepage').click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText(/^Your application has not been sent yet\./)).toBeVisible();
  await page.unroute('**/api/**');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByText('Your application has been sent. You can log in now.')).toBeVisible();
});

test('a double tap, and SUBMIT pressed again after Back, make one application', { tag: '@core' }, async ({
  page,
  phone,
  killablePortal,
}) => {
  await reachReview(page, phone);
  await button(page, 'SUBMIT APPLICATION').dblclick();
  await expectSentOnce(page, killablePortal, phone);
  await page.goBack();
  await expect(page.getByText(/Your application was sent, reference/)).toBeVisible();
  await expect(button(page, 'SUBMIT APPLICATION')).toHaveCount(0);
  await button(page, 'Start a new application').click();
  await expect(heading(page, 'Basic Information')).toBeVisible();
  await page.goto('/application-received');
  await expect(page.getByText("We can't find an application on this device.")).toBeVisible();
});

test('an application for a registered phone is refused, but kept', async ({ page, context, phone }) => {
  await apply(page, phone);

  const other = await context.browser()!.newContext({ baseURL: new URL(page.url()).origin });
  const second = await other.newPage();
  // This call would report that the phone number has an account, but it fails.
  await second.route('**/verify_phone', (route) => route.abort('connectionreset'));
  await reachReview(second, phone, 'some other one');
  await submit(second);
  await expect(heading(second, "We couldn't send your application")).toBeVisible();
  await expect(second.getByText(/^There is already an application with this number\./)).toBeVisible();
  await expect(second.getByText('Your answers are saved on this device.')).toBeVisible();
  await expect(second.getByRole('link', { name: 'Use another number' })).toBeVisible();
  await expect(field(second, 'password')).toHaveCount(0);
  await expect(second.getByRole('link', { name: 'Upload Invoice' })).toHaveCount(0);
  await expect(button(second, 'Return to Homepage')).toHaveCount(0);
  await expect(second.locator('.task-rows')).toHaveCount(0);
  await expect(second.getByText('APPLIED')).toHaveCount(0);
  await expectAccessibleAtBothWidths(second);
  await second.getByRole('link', { name: 'Log in' }).click();
  await expect(field(second, 'phoneNumber')).toHaveValue(phone);

  // The sign-up must not ask whose answers are on the phone.
  await second.goBack();
  await second.getByRole('link', { name: 'Use another number' }).click();
  await field(second, 'mobileNumber').fill(otherPhone(phone));
  await typePassword(second);
  await button(second, 'Sign Up').click();
  await expect(heading(second, 'About')).toBeVisible();
  await second.goto('/basic-information');
  await expect(field(second, 'firstName')).toHaveValue(validApplication.basic!.firstName!);
  await other.close();
});
