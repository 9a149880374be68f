import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expectAccessible } from './accessibility.ts';
import { expect } from './fixture.ts';
import { sharingTest as test } from './gallery-fixture.ts';
import type { ProjectCopy } from './project-copy.ts';

// Both look at one gallery: to start it takes longer. What the first leaves of portal.json is what the second commits.
test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false, deviceScaleFactor: 1 });

/** The state to which `schemas:diff` compares what is edited from now on. */
function commit({ dir }: ProjectCopy): void {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Staff', '-c', 'user.email=staff@lender.example', ...args], {
      cwd: dir,
    });
  git('init', '--quiet');
  git('add', 'schemas');
  git('commit', '--quiet', '--message', 'As it is');
}

/** Writes portal.json with something changed. */
function changePortal({ dir }: ProjectCopy, change: { readonly [key: string]: unknown }): void {
  const file = path.join(dir, 'schemas/portal.json');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...change }, null, 2));
}

test('forms in the student’s order, and the texts of portal.json found', async ({ page, copy, gallery }) => {
  const order = ['resume-guide', 'login'];
  changePortal(copy, { forms: order });
  await page.goto(gallery);
  const ids = () =>
    page
      .locator('.gallery-flow > h2')
      .evaluateAll((titles) => titles.map(({ id }) => id.replace('-title', '')));
  await expect.poll(async () => (await ids()).slice(0, 2), { timeout: 60_000 }).toEqual(order);
  const rest = (await ids()).slice(2);
  expect(rest).toEqual(rest.toSorted());
  changePortal(copy, {
    forms: order.toReversed(),
    office: { value: 'The blue house, Kairaba', placeholder: false },
  });
  await expect.poll(async () => (await ids()).slice(0, 2)).toEqual(order.toReversed());

  await page.getByRole('searchbox').fill('kairaba blue');
  await expect(page.getByText('0 pictures, 1 text of portal.json')).toBeVisible();
  const section = page.getByRole('region', { name: 'What belongs to the lender' });
  await expect(section).toContainText('office › value');
  await expect(section).toContainText('The blue house, Kairaba');
  await expect(section.getByRole('link')).toHaveText(/^schemas\/portal\.json:\d+$/);
  await page.getByRole('searchbox').fill('');
  await expect(section).toContainText('The blue house, Kairaba');
  await expectAccessible(page);
});

test('what the check and the diff say stands beside the pictures, and each save renews it', async ({
  page,
  copy,
  gallery,
  openedInEditor,
}) => {
  test.setTimeout(150_000);
  await page.goto(`${gallery}?q=no-leap-year.json`);
  const panel = page.getByRole('region', { name: 'Check and diff' });
  const picture = page.frameLocator('article:visible iframe');
  await expect(picture.getByLabel('First name', { exact: true })).toBeVisible({ timeout: 60_000 });
  await page.evaluate('window.isSamePage = true');

  await test.step('all is well: it says so', async () => {
    await expect(panel.getByRole('status')).toContainText('The check finds nothing wrong.');
    await expect(panel.getByRole('status')).toContainText('There is no earlier commit to compare with.');
    await expectAccessible(page);
  });

  await test.step('a slip: the finding in the panel, the last good form in the pictures', async () => {
    commit(copy);
    copy.edit('application/basic.ui.json', '"ui:title": "First name",', '"ui:title": "Given name"');
    await expect(panel).toContainText('A comma is missing here.');
    await expect(panel).toContainText('Add it: things in { } and [ ] are separated by commas.');
    await expect(panel.getByRole('status')).toHaveText(
      'The check finds 1 slip. The pictures show the last good form.',
    );
    await expect(panel.getByRole('link')).toHaveText(/^schemas\/application\/basic\.ui\.json:\d+$/);
    await expect(picture.getByLabel('First name', { exact: true })).toBeVisible();
    await expect(page.locator('vite-error-overlay')).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('the name of a file opens it in the editor, at the line', async () => {
    const link = panel.getByRole('link');
    const [file, line] = (await link.innerText()).split(':');
    await link.focus();
    await page.keyboard.press('Enter');
    await expect.poll(openedInEditor).toBe(`${file} ${line} 1`);
    await expect(page.getByText(`If it does not, open it yourself and go to line ${line}`)).toBeVisible();
    expect(await page.evaluate('window.isSamePage')).toBe(true);
    await expectAccessible(page);
  });

  await test.step('the page that is opened while a file is wrong shows the same', async () => {
    await page.reload();
    await expect(panel).toContainText('A comma is missing here.');
    await expect(picture.getByLabel('First name', { exact: true })).toBeVisible();
    await expect(page.locator('vite-error-overlay')).toHaveCount(0);
    await page.evaluate('window.isSamePage = true');
  });

  await test.step('a file of the wrong shape takes no picture away', async () => {
    const flow = path.join(copy.dir, 'schemas/application/flow.json');
    const good = readFileSync(flow, 'utf8');
    for (const text of ['{ "steps": {} }', '[]', '']) {
      copy.write('application/flow.json', text);
      await expect(panel).toContainText('schemas/application/flow.json:1');
      await expect(picture.getByLabel('First name', { exact: true })).toBeVisible();
      copy.write('application/flow.json', good);
      await expect(panel).not.toContainText('flow.json');
    }
  });

  await test.step('mended: what the change means for students, and what to do', async () => {
    copy.edit('application/basic.ui.json', '"ui:title": "Given name"', '"ui:title": "Given name",');
    await expect(panel).toContainText('safe: The words of "firstName" (Given name) changed.');
    await expect(panel.getByRole('status')).toContainText('0 unsafe, 0 noticed, 1 safe');
    await expect(picture.getByLabel('Given name', { exact: true })).toBeVisible();
    copy.edit('application/flow.json', '"path": "/academic-information"', '"path": "/studies"');
    await expect(panel).toContainText(/noticed: The address .* is \/studies now/);
    await expectAccessible(page);
    expect(await page.evaluate('window.isSamePage')).toBe(true);
  });

  await test.step('on a phone the panel comes before the pictures', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const [above, below] = [await panel.boundingBox(), await page.locator('article:visible').boundingBox()];
    expect(above!.y + above!.height).toBeLessThan(below!.y);
    await expectAccessible(page);
  });
});
