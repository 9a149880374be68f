import type { Treatment } from '../faults/proxy.ts';
import { test } from '../faults/stage.ts';
import { openAsStudent } from '../faults/visit.ts';
import { expectAccessible } from './accessibility.ts';
import { button, heading, submitUpToPassword, unsent } from './application.ts';
import { expect } from './fixture.ts';
import { cachedAddresses, registrations, visit } from './offline.ts';
import { chooseFile, photo } from './photo.ts';

/*
 * A carrier or a proxy answers in the portal's place: with a page that has any status, or with the way to one. What
 * each call makes of it is in tests/faults; here it stands before everything, and nothing on the phone is lost by it.
 */

const html = { 'content-type': 'text/html' };
const pageOf = (status: number, headers = {}): Treatment => ({
  kind: 'answer',
  answer: { status, headers: { ...html, ...headers }, body: '<h1>You have no balance</h1>' },
});

/** The scripts of the page before were asked for by then, and so was the worker's own file. */
async function untilLookedAt(wire: { passages: readonly { path: string }[] }, from: number): Promise<void> {
  const asked = () => wire.passages.slice(from).map(({ path }) => path);
  await expect.poll(asked).toContain('/service-worker.js');
  await expect.poll(asked).toContainEqual(expect.stringMatching(/freelance-survey/));
}

test.describe('the portal on the phone', () => {
  test.use({ serviceWorkers: 'allow' });

  for (const [what, treatment] of [
    ['404', pageOf(404)],
    ['410', pageOf(410)],
    ['403', pageOf(403)],
    ['200', pageOf(200)],
    ['the way to another host', pageOf(302, { location: 'http://carrier.example/top-up' })],
  ] as const) {
    test(`stays, also where a page with ${what} stands before all of it`, async ({ stage, faults }) => {
      const { page, wire } = stage;
      await visit(page, '/login');
      const before = await cachedAddresses(page);
      const from = wire.passages.length;
      wire.break({ path: /./, treatment });
      await page.goto('/login');
      await expect(heading(page, /^Welcome back/)).toBeVisible();
      // What the phone does not have yet cannot come, and says so.
      await page.goto('/survey');
      await expect(heading(page, 'This page did not load')).toBeVisible();
      await untilLookedAt(wire, from);
      await wire.heal();
      wire.break({ path: /./, treatment: { kind: 'refuse' } });
      await page.goto('/login');
      await expect(heading(page, /^Welcome back/)).toBeVisible();
      expect(await registrations(page)).toBe(1);
      expect(await cachedAddresses(page)).toEqual(expect.arrayContaining(before));
      faults.length = 0; // the browser's own words about scripts that are pages
    });
  }

  test('an application that meets it goes by itself once it is gone', async ({ stage, faults }) => {
    const { page, wire, portal, phone } = stage;
    await stage.filledIn();
    await visit(page, '/review-application');
    await submitUpToPassword(page);
    wire.break({ path: /./, treatment: pageOf(403) });
    await button(page, 'Send my application').click();
    await expect(unsent(page)).toBeVisible();
    await expect(page.getByText(/You may need to buy data or sign in to the Wi-Fi\./)).toBeVisible();
    await expect(page.getByText(/was not accepted/)).toHaveCount(0);
    await expectAccessible(page);
    await wire.heal();
    await expect(page.getByText(/^Sent, reference/)).toBeVisible();
    const rows = await portal.rows('select id from students where phone = $1', phone);
    expect(rows).toHaveLength(1);
    faults.length = 0;
  });
});

test('a file that is too large for the network waits, and may be stopped or be another one', async ({
  stage,
}) => {
  const { page, wire } = stage;
  await openAsStudent(stage, '/home-upload-invoice');
  const upload = /^\/api\/upload_invoices$/;
  wire.break({ path: upload, treatment: pageOf(413) });
  const uploads = () => wire.passages.filter(({ path }) => upload.test(path)).length;
  await chooseFile(page, 'photo.jpg', photo());
  await button(page, 'Submit').click();
  await expect(unsent(page)).toBeVisible();
  const why = page.getByText('This file is too big for your network.');
  await expect(why).toBeVisible();
  await expectAccessible(page);
  // Looking at the page again does not send it: each try costs the student data.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.reload();
  await expect(why).toBeVisible();
  expect(uploads()).toBe(1);
  const refused = page.waitForResponse('**/api/upload_invoices');
  await button(page, 'Try again').click();
  await refused;
  await expect(why).toBeVisible();
  expect(uploads()).toBe(2);
  await wire.heal();
  await chooseFile(page, 'smaller.pdf');
  await expect(why).toHaveCount(0);
  await button(page, 'Submit').click();
  await expect(page).toHaveURL('/home-invoice-success');
});
