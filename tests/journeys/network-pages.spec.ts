import type { Treatment } from '../faults/proxy.ts';
import { test } from '../faults/stage.ts';
import { openAsStudent } from '../faults/visit.ts';
import { button, heading, unsent } from './application.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect } from './fixture.ts';
import { cachedAddresses, registrations, visit } from './offline.ts';
import { chooseFile, photo } from './photo.ts';

/*
 * A carrier or proxy may answer every request with an HTML page or a redirect. The installed portal and the
 * submitted answers must survive this. tests/faults/ tests such responses for single API calls.
 */

const html = { 'content-type': 'text/html' };
const pageOf = (status: number, headers = {}): Treatment => ({
  kind: 'answer',
  answer: { status, headers: { ...html, ...headers }, body: '<h1>You have no balance</h1>' },
});

test.use({ serviceWorkers: 'allow' });

for (const [what, treatment] of [
  ['a page with 404', pageOf(404)],
  ['a page with 410', pageOf(410)],
  ['a page with 403', pageOf(403)],
  ['a page with 200', pageOf(200)],
  ['a redirect to another host', pageOf(302, { location: 'http://carrier.example/top-up' })],
] as const) {
  test(`keeps the installed portal when every request gets ${what}`, async ({ stage, faults }) => {
    const { page, wire } = stage;
    await visit(page, '/login');
    const before = await cachedAddresses(page);
    const from = wire.passages.length;
    wire.break({ path: /./, treatment });
    await page.goto('/login');
    await expect(heading(page, /^Welcome back/)).toBeVisible();
    // The survey's page cannot open, because it is not in the cache.
    await page.goto('/survey');
    await expect(heading(page, 'This page did not load')).toBeVisible();
    const asked = () => wire.passages.slice(from).map(({ path }) => path);
    await expect.poll(asked).toContain('/service-worker.js');
    await expect.poll(asked).toContainEqual(expect.stringMatching(/freelance-survey/));
    await wire.heal();
    wire.break({ path: /./, treatment: { kind: 'refuse' } });
    await page.goto('/login');
    await expect(heading(page, /^Welcome back/)).toBeVisible();
    expect(await registrations(page)).toBe(1);
    expect(await cachedAddresses(page)).toEqual(expect.arrayContaining(before));
    faults.length = 0; // the browser logs an error for each script whose response is an HTML page
  });
}

test('keeps a file that is too large for the network, until another is chosen', async ({ stage }) => {
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
  // The page must not upload the file again, because each attempt costs the student mobile data.
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
