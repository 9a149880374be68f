import type { Page } from '@playwright/test';
import { button, heading, typePassword, uploaded } from './application.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect } from './fixture.ts';
import { hold } from './hold.ts';
import { submitInVain } from './killable-portal.ts';
import { chooseFile, pdf } from './photo.ts';
import { test as base, type Profile } from './profile.ts';
import { enrol, logIn, type Student } from './student.ts';

/*
 * After the browser is killed, the next visit must send the invoice exactly once, and
 * must tell the student about it.
 */

async function slowDown(page: Page, bytesPerSecond: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 20,
    downloadThroughput: -1,
    uploadThroughput: bytesPerSecond,
  });
}

/** Kills the browser when about half of the invoice has been sent, and returns a page of the next visit. */
async function visitAfterHalf(profile: Profile, student: Student): Promise<Page> {
  await profile.logIn(student);
  const page = await profile.open();
  await page.goto('/home-upload-invoice');
  await chooseFile(page, 'mine.pdf', pdf(2_000_000));
  await slowDown(page, 300_000);
  await button(page, 'Submit').click();
  const progress = page.getByRole('progressbar', { name: 'Upload' });
  await expect
    .poll(async () => Number(await progress.getAttribute('value')), { intervals: [50] })
    .toBeGreaterThan(45);
  await profile.kill();
  return profile.open();
}

const test = base.extend<{ later: Page }>({
  later: async ({ profile, request, phone }, use) => {
    await use(await visitAfterHalf(profile, await enrol(request, phone)));
  },
});

const ofInvoice = (page: Page) => page.getByRole('region', { name: 'Your invoice' });
const sent = /^Sent, reference [0-9A-Z]{6}$/;

test('an upload interrupted by a kill is sent by the next visit, which says so', async ({
  killablePortal,
  later,
}) => {
  await later.goto('/');
  await expect(ofInvoice(later).getByText(sent)).toBeVisible();
  expect(await killablePortal.rows('select bytes from invoice_files')).toEqual([{ bytes: 2_000_000 }]);
});

test('an upload sent before its notice has loaded is reported too', async ({ killablePortal, later }) => {
  const comes = await hold(later.context(), '**/assets/UnsentItems-*.js');
  await later.goto('/home');
  await expect.poll(() => killablePortal.rows('select id from invoice_files')).toHaveLength(1);
  await expect(later.getByRole('listitem').filter({ hasText: 'Upload your invoice' })).toContainText('Done');
  comes();
  await expect(ofInvoice(later).getByText(sent)).toBeVisible();
});

test('asks for a log-in that the kill has lost, and then sends the invoice', async ({
  killablePortal,
  later,
  phone,
}) => {
  await later.goto('/manifest.webmanifest');
  await later.evaluate(() => localStorage.clear());
  await later.goto('/home');
  await expect(later).toHaveURL('/');
  await expect(ofInvoice(later)).toContainText('Not sent yet. Log in to send it.');
  await ofInvoice(later).getByRole('link', { name: 'Log in' }).click();
  await logIn(later, phone);
  await expect.poll(() => killablePortal.rows('select id from invoice_files')).toHaveLength(1);
  await later.goto('/home');
  await expect(later.getByRole('listitem').filter({ hasText: 'Upload your invoice' })).toContainText('Done');
});

test('one password sends both after a kill before the application was sent', async ({
  killablePortal,
  phone,
  profile,
}) => {
  const page = await profile.open();
  await submitInVain(page, killablePortal, phone);
  await page.getByRole('link', { name: 'Upload Invoice' }).click();
  await chooseFile(page, 'mine.pdf', pdf(300_000));
  await button(page, 'Submit').click();
  await expect(page.getByText(/We'll send your invoice straight after it\./)).toBeVisible();
  await profile.kill();
  await killablePortal.restart();

  const later = await profile.open();
  await later.goto('/');
  await later.getByRole('link', { name: 'Enter your password to send it' }).click();
  await expect(heading(later, "What's Next")).toBeVisible();
  await expect(later.getByRole('listitem').filter({ hasText: 'your university invoice' })).toContainText(
    'Waiting',
  );
  await expectAccessible(later);
  await typePassword(later);
  await button(later, 'Send').click();
  await expect(uploaded(later)).toBeVisible();
  expect(await killablePortal.rows('select bytes from invoice_files')).toEqual([{ bytes: 300_000 }]);
});
