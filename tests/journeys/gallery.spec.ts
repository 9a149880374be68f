import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { folders } from '#folders';
import { expectAccessible } from './accessibility.ts';
import { button, field, heading } from './application.ts';
import { expect } from './fixture.ts';
import { sharingTest as test } from './gallery-fixture.ts';
import type { ProjectCopy } from './project-copy.ts';

// All look at one gallery, since to start one takes longer than to look; what a test edits it puts back.
test.describe.configure({ mode: 'default' });
// Staff sit at a desk.
test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false, deviceScaleFactor: 1 });

/** `application.basic`, of every flow that there is. */
async function everyStep(): Promise<string[]> {
  const { generated } = folders;
  const flows = readdirSync(generated, { withFileTypes: true }).filter((entry) =>
    existsSync(path.join(generated, entry.name, 'flow.ts')),
  );
  const steps = flows.map(async ({ name }) => {
    const module = await import(path.join(generated, name, 'flow.ts'));
    const [{ steps }] = Object.values(module) as [{ steps: { id: string }[] }];
    return steps.map(({ id }) => `${name}.${id}`);
  });
  return (await Promise.all(steps)).flat();
}

const shownSteps = (page: Page) =>
  page.locator('.gallery-step:visible').evaluateAll((steps) => steps.map(({ id }) => id));
const firstPicture = (page: Page) => page.frameLocator('article:visible iframe');

async function openAll(page: Page, gallery: string): Promise<void> {
  await page.goto(gallery);
  await expect(heading(page, 'All forms')).toBeVisible();
}

test('every step is there, and names its files', async ({ page, gallery }) => {
  await openAll(page, gallery);
  expect((await shownSteps(page)).sort()).toEqual((await everyStep()).sort());
  const files = page.locator('[id="application.basic"]').getByRole('list', { name: 'Files' });
  await expect(files).toContainText(/schemas\/application\/flow\.json:\d+/);
  for (const name of ['basic.schema.json', 'basic.ui.json', 'content/basic.md'])
    await expect(files).toContainText(`schemas/application/${name}`);
});

test('the search narrows, and keeps the focus', async ({ page, gallery }) => {
  await openAll(page, gallery);
  const search = page.getByRole('searchbox');
  await search.evaluate((input) => input.addEventListener('blur', () => input.setAttribute('data-lost', '')));
  await search.fill('deserves-no-result');
  expect(await shownSteps(page)).toEqual([]);
  await expect(page.getByText('0 pictures')).toBeVisible();
  for (const [query, expected] of [
    ['residenceRegion', ['application.basic']],
    ['Kanifing basic.ui.json', ['application.basic']],
    ['six-month grace period', ['information.payment-information']],
    ['no-leap-year.json', ['application.basic']],
    ['options/major.json', ['application.academic']],
  ] as const) {
    await search.fill(query);
    expect(await shownSteps(page), query).toEqual(expected);
  }
  await search.fill('no-leap-year.json');
  await expect(page.locator('article:visible')).toHaveCount(1);
  await expect(firstPicture(page).getByText('There is a problem')).toBeVisible();
  // A picture of a failed press has moved the focus to its summary, and taken it from nobody.
  await expect(search).not.toHaveAttribute('data-lost');
  await expectAccessible(page);
});

test('it prints: a sheet a step, the files named, no tools', async ({ page, gallery }) => {
  await openAll(page, gallery);
  await page.getByRole('searchbox').fill('schemas/information/');
  const steps = await shownSteps(page);
  expect(steps).toEqual((await everyStep()).filter((id) => id.startsWith('information.')));
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  // And one with the title.
  expect(pdf.match(/\/Type \/Page\b/g)!.length).toBeGreaterThan(steps.length);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(button(page, 'Print what is shown')).toBeHidden();
  await expect(page.getByText('schemas/information/content/about.md').first()).toBeVisible();
});

test('a state can be tried out', async ({ page, gallery }) => {
  await page.goto(`${gallery}?q=no-leap-year.json`);
  await page.getByRole('link', { name: /^Try it out: Basic Information, Wrong: 29 February/ }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('Day').selectOption('28');
  await button(page, 'Save and Continue').click();
  await expect(heading(page, 'Academic and Work Information')).toBeVisible();
  await page.getByRole('link', { name: 'All forms' }).click();
  await expect(heading(page, 'All forms')).toBeVisible();
});

test('every picture shows its step, and says what its state is there for', async ({ page, gallery }) => {
  await page.addInitScript('window.print = () => { window.printed = true; }');
  await openAll(page, gallery);
  // Printing waits until every picture is drawn.
  await button(page, 'Print what is shown').click();
  await page.waitForFunction('window.printed');
  expect(await page.evaluate(wrongPictures)).toEqual({ wrong: [], widths: [390] });
});

/** Runs in the page, beside the catalogue that its pictures are made from. */
async function wrongPictures() {
  const module = '/gallery/catalogue.ts';
  const { catalogue } = (await import(module)) as typeof import('../../src/gallery/catalogue.ts');
  const wrong: string[] = [];
  const widths = new Set<number>();
  for (const { step, states, id } of catalogue.flatMap(({ steps }) => steps)) {
    const frames = [...document.getElementById(id)!.querySelectorAll('iframe')];
    for (const [index, { title, says }] of states.entries()) {
      const picture = frames[index]?.contentDocument;
      const name = `${id}, ${title}`;
      widths.add(frames[index]?.clientWidth ?? 0);
      // Of a title that says an answer, what stands around it.
      const heading = picture?.querySelector('h1')?.textContent ?? '';
      if (!step.title.split(/\{\{.*?\}\}/).every((part) => heading.includes(part)))
        wrong.push(`${name}: no heading`);
      if (picture?.documentElement.clientHeight !== picture?.documentElement.scrollHeight)
        wrong.push(`${name}: cut off`);
      for (const text of says)
        if (!picture?.body.innerText.includes(text)) wrong.push(`${name}: does not say "${text}"`);
      if (says.length === 0 && picture?.title.startsWith('Error:')) wrong.push(`${name}: finds fault`);
    }
  }
  return { wrong, widths: [...widths] };
}

test('a form that is open changes in place when its file is edited, and a slip says what is wrong', async ({
  page,
  copy,
  gallery,
}) => {
  await page.goto(new URL('/basic-information', gallery).href);
  const firstName = field(page, 'firstName');
  await firstName.fill('Awa');
  await expect(page.getByText(/^Saved on this device/)).toBeVisible();
  copy.edit('application/basic.ui.json', '"ui:title": "First name"', '"ui:titel": "First name"');
  await expect(page.locator('vite-error-overlay')).toContainText('basic.ui.json');
  copy.edit('application/basic.ui.json', '"ui:titel": "First name"', '"ui:title": "Given name"');
  await expect(page.getByLabel('Given name')).toHaveValue('Awa');
  copy.edit('application/basic.ui.json', '"ui:title": "Given name"', '"ui:title": "First name"');
  await expect(page.getByLabel('First name')).toHaveValue('Awa');
});

test('forms stand in the order of portal.json, whose own texts are found', async ({
  page,
  copy,
  gallery,
}) => {
  const file = path.join(copy.dir, 'schemas/portal.json');
  const before = readFileSync(file, 'utf8');
  const order = ['resume-guide', 'login'];
  const office = { value: 'The blue house, Kairaba', placeholder: false };
  writeFileSync(file, JSON.stringify({ ...JSON.parse(before), forms: order, office }, null, 2));
  await openAll(page, gallery);
  const ids = () => page.locator('.gallery-flow > h2').evaluateAll((titles) => titles.map(({ id }) => id));
  await expect.poll(async () => (await ids()).slice(0, 2)).toEqual(order.map((id) => `${id}-title`));
  await page.getByRole('searchbox').fill('kairaba blue');
  await expect(page.getByText('0 pictures, 1 text of portal.json')).toBeVisible();
  const section = page.getByRole('region', { name: 'What belongs to the lender' });
  await expect(section).toContainText('The blue house, Kairaba');
  await expect(section.getByRole('link')).toHaveText(/^schemas\/portal\.json:\d+$/);
  await expectAccessible(page);
  writeFileSync(file, before);
});

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

test('what the check and the diff say stands beside the pictures, and each save renews it', async ({
  page,
  copy,
  gallery,
  openedInEditor,
}) => {
  commit(copy);
  await page.goto(`${gallery}?q=no-leap-year.json`);
  const panel = page.getByRole('region', { name: 'Check and diff' });
  const label = (name: string) => firstPicture(page).getByLabel(name, { exact: true });
  await expect(label('First name')).toBeVisible();
  await expect(panel.getByRole('status')).toContainText('The check finds nothing wrong.');
  await page.evaluate('window.isSamePage = true');

  // A slip: the finding in the panel, the last good form in the pictures.
  copy.edit('application/basic.ui.json', '"ui:title": "First name",', '"ui:title": "Given name"');
  await expect(panel).toContainText('A comma is missing here.');
  await expect(panel.getByRole('status')).toHaveText(
    'The check finds 1 slip. The pictures show the last good form.',
  );
  await expect(label('First name')).toBeVisible();
  await expect(page.locator('vite-error-overlay')).toHaveCount(0);
  await expectAccessible(page);

  // The name of the file opens it in the editor, at the line.
  const link = panel.getByRole('link');
  await expect(link).toHaveText(/^schemas\/application\/basic\.ui\.json:\d+$/);
  const [file, line] = (await link.innerText()).split(':');
  await link.focus();
  await page.keyboard.press('Enter');
  await expect.poll(openedInEditor).toBe(`${file} ${line} 1`);
  await expect(page.getByText(`If it does not, open it yourself and go to line ${line}`)).toBeVisible();

  // Mended: what the change means for students, and what to do.
  copy.edit('application/basic.ui.json', '"ui:title": "Given name"', '"ui:title": "Given name",');
  await expect(panel).toContainText('safe: The words of "firstName" (Given name) changed.');
  await expect(label('Given name')).toBeVisible();
  copy.edit('application/flow.json', '"path": "/academic-information"', '"path": "/studies"');
  await expect(panel).toContainText(/noticed: The address .* is \/studies now/);
  await expectAccessible(page);
  expect(await page.evaluate('window.isSamePage')).toBe(true);
});

test('the built portal knows nothing of the gallery', async ({ page, portal }) => {
  const { dist } = folders;
  const texts = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(js|css|html|json)$/.test(name))
    .map((name) => [name, readFileSync(path.join(dist, name), 'utf8')] as const);
  expect(texts.length).toBeGreaterThan(10);
  expect(texts.filter(([, text]) => /gallery|__forms/i.test(text)).map(([name]) => name)).toEqual([]);

  await page.goto(`${portal.url}/__forms`);
  await expect(heading(page, 'Page not found')).toBeVisible();
});
