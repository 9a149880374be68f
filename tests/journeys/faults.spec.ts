import { expectAccessible } from './accessibility.ts';
import {
  apply,
  button,
  field,
  heading,
  password,
  reachReview,
  submit,
  typePassword,
  unsent,
  validApplication,
} from './application.ts';
import { expect } from './fixture.ts';
import { submitInVain, test } from './killable-portal.ts';
import { expectSentOnce } from './stored.ts';
import { enrol, openTab } from './student.ts';

test('a server that is down when SUBMIT is pressed loses nothing', async ({
  page,
  phone,
  killablePortal,
}) => {
  await submitInVain(page, killablePortal, phone);
  await expect(button(page, 'Try again')).toBeVisible();
  await killablePortal.restart();
  // It may go by itself before it is pressed.
  await Promise.race([button(page, 'Try again').click(), page.getByText('Sent, reference').waitFor()]);
  await expectSentOnce(page, killablePortal, phone);
});

test('an unsent application outlives the tab; one password sends it', async ({
  page,
  phone,
  killablePortal,
}) => {
  await submitInVain(page, killablePortal, phone);
  await page.close();
  await killablePortal.restart();

  const later = await openTab(page, '/application-received');
  await expect(later.getByText(/Enter your password to send it/)).toBeVisible();
  await expect(later.getByText('This is the password you will log in with.')).toBeVisible();
  await typePassword(later);
  await button(later, 'Send').click();
  await expectSentOnce(later, killablePortal, phone);
});

test('offline: the page says so, and sends by itself once the network is back', async ({
  page,
  context,
  phone,
  killablePortal,
}) => {
  await reachReview(page, phone);
  // The next page's files are here already; only the network goes.
  await context.setOffline(true);
  await submit(page);
  await expect(unsent(page)).toBeVisible();
  await context.setOffline(false);
  await expectSentOnce(page, killablePortal, phone);
});

test('a double tap, and SUBMIT pressed again after Back, make one application', async ({
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
  await expect(heading(page, 'Review')).toBeVisible();
  await page.goto('/application-received');
  await expect(page.getByText('We found no application on this phone.')).toBeVisible();
});

test('a phone number that an account gave up lately is refused with what to do', async ({
  page,
  request,
  phone,
}) => {
  const { user, token } = await enrol(request, phone);
  const changed = await request.put(`/api/applications/${user}`, {
    data: { phone_number: String(Number(phone) + 1_000_000), email: 'a@example.com' },
    headers: { authorization: `Bearer ${token}`, password: encodeURIComponent(password) },
  });
  expect(changed.status()).toBe(200);
  await reachReview(page, phone);
  await submit(page);
  await expect(
    page.getByText(/^This phone number was changed on an account .* use Forgot Password with this number\./),
  ).toBeVisible();
  await expect(page.getByText('This phone number has already applied.')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Log in' }).click();
  await page.getByRole('link', { name: 'Forgot Password' }).click();
  await expect(field(page, 'phone_number')).toHaveValue(phone);
});

test('a phone that is registered with another password is refused in words, and the answers stay', async ({
  page,
  context,
  phone,
}) => {
  await apply(page, phone);

  const other = await context.browser()!.newContext({ baseURL: new URL(page.url()).origin });
  const second = await other.newPage();
  await reachReview(second, phone, 'some other one');
  await submit(second);
  await expect(second.getByText('Your application was not accepted.')).toBeVisible();
  await expect(second.getByText('This phone number has already applied.')).toBeVisible();
  await expect(second.getByText('Your answers are saved on this phone.')).toBeVisible();
  await expect(second.getByRole('link', { name: 'Sign up with another phone number' })).toBeVisible();
  await expect(field(second, 'password')).toHaveCount(0);
  await second.getByRole('link', { name: 'Log in' }).click();
  await expect(field(second, 'phoneNumber')).toHaveValue(phone);

  // Their own answers, as one knows: they are not asked whose these are.
  await second.goBack();
  await second.getByRole('link', { name: 'Sign up with another phone number' }).click();
  await field(second, 'mobileNumber').fill(String(Number(phone) + 1_000_000));
  await typePassword(second);
  await field(second, 'confirmPassword').fill(await field(second, 'password').inputValue());
  await button(second, 'Sign Up').click();
  await expect(heading(second, 'About')).toBeVisible();
  await second.goto('/basic-information');
  await expect(field(second, 'firstName')).toHaveValue(validApplication.basic!.firstName!);
  await other.close();
});

test('a call that hangs can be given up after 30 seconds, and the next one sends', async ({
  page,
  phone,
  killablePortal,
}) => {
  await reachReview(page, phone);
  let calls = 0;
  await page.route('**/api/applications/submission', (route) =>
    calls++ === 0 ? undefined : route.continue(),
  );
  await page.clock.install();
  await submit(page);
  await expect(page.getByText('Sending…', { exact: true })).toBeVisible();
  // Second by second: the page begins to count only after it has shown that it sends.
  for (let second = 0; second < 12; second += 1) await page.clock.runFor(1000);
  await expect(page.getByText(/^Sending… Still sending/)).toBeVisible();
  await expect(button(page, 'Try again')).toHaveCount(0);
  await page.clock.runFor(20_000);
  await button(page, 'Try again').click();
  await expectSentOnce(page, killablePortal, phone);
  expect(calls).toBe(2);
});

test('where a log-in is asked for, the page says so, and the log-in sends', async ({ page, phone }) => {
  await reachReview(page, phone);
  let sent: unknown;
  await page.route('**/api/applications/submission', (route) => {
    sent = route.request().postDataJSON();
    return route.fulfill({ status: 401, json: { error: 'Please log in.' } });
  });
  await submit(page);
  await expect(page.getByText('Not sent yet. Log in to send it.')).toBeVisible();
  await page.unroute('**/api/applications/submission');
  await page.request.post('/api/applications/submission', { data: sent }); // there is something to log in to
  await page.getByRole('link', { name: 'Log in' }).click();
  await expect(field(page, 'phoneNumber')).toHaveValue(phone);
  await field(page, 'password').fill(password);
  await button(page, 'Login').click();
  await expect(page).toHaveURL('/application-received');
  await expect(page.getByText(/^Sent, reference/)).toBeVisible();
});
