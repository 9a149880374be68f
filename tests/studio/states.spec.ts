import { chmodSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { registry } from '#generated/registry.ts';
import { button, heading } from '../journeys/application.ts';
import { expectAccessible } from '../journeys/expect-accessible.ts';
import { startStudio } from './folder.ts';
import { Hand } from './hand.ts';
import { expect, test } from './studio.ts';

async function everyStep(): Promise<string[]> {
  const loaded = await Promise.all(registry.map(({ load }) => load()));
  return loaded.flatMap(({ form: { definition } }) =>
    definition.steps.map(({ id }) => `${definition.id}/${id}`),
  );
}

const shownSteps = (page: Page) =>
  page.locator('.states-step:visible').evaluateAll((steps) => steps.map(({ id }) => id));
const firstPicture = (page: Page) => page.frameLocator('article:visible iframe');

async function openAll(page: Page, address: string, query = ''): Promise<void> {
  await page.goto(`${address}${query && `?q=${query}`}#states`);
  await expect(page.getByText(/^\d+ pictures?, \d+ texts? of portal\.json$/)).toBeVisible();
}

test('shows every step with its files, and filters them while the search keeps the focus', {
  tag: '@core',
}, async ({ page, address }) => {
  await openAll(page, address);
  expect((await shownSteps(page)).sort()).toEqual((await everyStep()).sort());
  const files = page.locator('[id="application/basic"]').getByRole('list', { name: 'Files' });
  await expect(files).toContainText(/application\/flow\.json:\d+/);
  for (const name of ['basic.schema.json', 'basic.ui.json', 'content/basic.md'])
    await expect(files).toContainText(`application/${name}`);

  const search = page.getByRole('searchbox');
  await search.evaluate((input) => input.addEventListener('blur', () => input.setAttribute('data-lost', '')));
  await search.fill('deserves-no-result');
  expect(await shownSteps(page)).toEqual([]);
  await expect(page.getByText('0 pictures')).toBeVisible();
  for (const [query, expected] of [
    ['residenceRegion', ['application/basic']],
    ['Kanifing basic.ui.json', ['application/basic']],
    ['six-month grace period', ['information/payment-information']],
    ['no-leap-year.json', ['application/basic']],
    ['options/major.json', ['application/academic']],
  ] as const) {
    await search.fill(query);
    expect(await shownSteps(page), query).toEqual(expected);
  }
  await search.fill('no-leap-year.json');
  await expect(page.locator('article:visible')).toHaveCount(1);
  await expect(firstPicture(page).getByText('There is a problem')).toBeVisible();
  // The error summary in a picture must not take the focus from the search field.
  await expect(search).not.toHaveAttribute('data-lost');
});

test('prints each step on a sheet with its file names and without buttons', async ({ page, address }) => {
  await openAll(page, address, 'information/');
  const steps = await shownSteps(page);
  expect(steps).toEqual((await everyStep()).filter((id) => id.startsWith('information/')));
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)!.length).toBeGreaterThan(steps.length);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(button(page, 'Print what is shown')).toBeHidden();
  await expect(button(page, 'Undo')).toBeHidden();
  await expect(page.getByText('information/content/about.md').first()).toBeVisible();
});

test('tries out a state', async ({ page, address }) => {
  await openAll(page, address, 'no-leap-year.json');
  await page.getByRole('link', { name: /^Try it out: Basic Information, Wrong: 29 February/ }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('Day').selectOption('28');
  await button(page, 'Save and Continue').click();
  await expect(heading(page, 'Academic and Work Information')).toBeVisible();
  await page.getByRole('link', { name: 'All states' }).click();
  await expect(page.getByRole('heading', { name: 'All states of all forms' })).toBeVisible();
});

test('links back from a trial, and says if the state no longer exists', async ({ page, address, open }) => {
  const bar = page.getByRole('complementary', { name: 'Studio' });
  await open('application/basic/surname');
  await page.getByRole('link', { name: 'Try it out' }).click();
  await expect(bar).toContainText('Nothing is kept or sent.');
  await bar.getByRole('link', { name: 'All states' }).click();
  await page.getByRole('link', { name: 'Forms', exact: true }).click();
  await expect(page).toHaveURL(/#application\/basic\/surname$/);
  for (const gone of ['application/basic/nothing', 'application/nothing/empty', 'nothing/basic/empty']) {
    await page.goto('about:blank');
    await page.goto(`${address}#try:${gone}`);
    await expect(bar).toContainText('This no longer exists.');
  }
});

test('reports a form that failed to load, and loads it on retry', async ({ page, address }) => {
  const calls = '**/__studio/call/form';
  await page.route(calls, (route) => route.fulfill({ status: 400, json: { error: 'It did not work.' } }));
  await page.goto(`${address}#states`);
  await expect(page.getByRole('alert')).toHaveText('It did not work.');
  await page.unroute(calls);
  await button(page, 'Try again').click();
  await expect(page.getByText(/^\d+ pictures?, \d+ texts? of portal\.json$/)).toBeVisible();
});

test('shows in every picture the step and the messages of its state', async ({ page, address }) => {
  await page.addInitScript('window.print = () => { window.printed = true; }');
  await openAll(page, address);
  // The studio prints only once every picture has been drawn, so the test waits until it prints.
  await button(page, 'Print what is shown').click();
  await page.waitForFunction('window.printed');
  expect(await page.evaluate(wrongPictures)).toEqual({ wrong: [], widths: [390] });
});

/** Runs in the page. Returns what is wrong with the pictures, and the widths of their frames in px. */
async function wrongPictures() {
  const modules = [
    '/studio/call.ts',
    '/studio/phone/flow-of.ts',
    '/studio/states/model/states.ts',
    '/studio/store.ts',
  ];
  const [{ call }, { flowOf }, { statesIn }, { filesNow }] = (await Promise.all(
    modules.map((module) => import(module)),
  )) as [
    typeof import('../../src/studio/call.ts'),
    typeof import('../../src/studio/phone/flow-of.ts'),
    typeof import('../../src/studio/states/model/states.ts'),
    typeof import('../../src/studio/store.ts'),
  ];
  const wrong: string[] = [];
  const widths = new Set<number>();
  for (const { id: form } of document.querySelectorAll('.states-flow')) {
    const flow = await flowOf((await call('form', { id: form }))!);
    for (const step of flow.definition.steps) {
      const id = `${form}/${step.id}`;
      const frames = [...document.getElementById(id)!.querySelectorAll('iframe')];
      for (const [index, { title, says }] of statesIn(flow, step, filesNow()).states.entries()) {
        const picture = frames[index]?.contentDocument;
        const name = `${id}, ${title}`;
        widths.add(frames[index]?.clientWidth ?? 0);
        // The test compares only the fixed text around the placeholders of a title.
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
  }
  return { wrong, widths: [...widths] };
}

test('orders forms as in portal.json, and finds its texts', async ({ page, folder, address }) => {
  const order = ['resume-guide', 'login'];
  const office = { value: 'The blue house, Kairaba', placeholder: false };
  const before = JSON.parse(folder.read('portal.json'));
  folder.write('portal.json', JSON.stringify({ ...before, forms: order, office }, null, 2));
  await openAll(page, address);
  const ids = () => page.locator('.states-flow').evaluateAll((flows) => flows.map(({ id }) => id));
  expect((await ids()).slice(0, 2)).toEqual(order);
  await page.getByRole('searchbox').fill('kairaba blue');
  await expect(page.getByText('0 pictures, 1 text of portal.json')).toBeVisible();
  const section = page.getByRole('region', { name: 'What belongs to the lender' });
  await expect(section).toContainText('The blue house, Kairaba');
  await expect(section.getByRole('link').last()).toHaveText(/^portal\.json:\d+$/);
});

test('shows what an editor saves with the check and the diff, and opens a file', async ({ page, folder }) => {
  const editor = mkdtempSync(path.join(tmpdir(), 'editor-'));
  const [command, opened] = [path.join(editor, 'editor'), path.join(editor, 'opened')];
  writeFileSync(command, `#!/bin/sh\necho "$@" > ${opened}\n`);
  chmodSync(command, 0o755);
  const studio = await startStudio(folder.schemas, '0', { LAUNCH_EDITOR: command });
  await openAll(page, studio.address, 'no-leap-year.json');
  const check = page.getByRole('region', { name: 'Check' });
  const label = (name: string) => firstPicture(page).getByLabel(name, { exact: true });
  await expect(label('First name')).toBeVisible();
  await expect(check.getByRole('status').first()).toContainText('Nothing has changed since the last commit.');

  const file = 'application/basic.ui.json';
  folder.edit(file, '"ui:title": "First name",', '"ui:title": "Given name"');
  await expect(check).toContainText('A comma is missing here.');
  await expect(check.getByRole('status').first()).toContainText('1 problem.');

  const link = page.getByRole('link', { name: /^application\/basic/ }).first();
  const name = await link.innerText();
  await link.focus();
  await page.keyboard.press('Enter');
  await expect
    .poll(() => existsSync(opened) && readFileSync(opened, 'utf8').trim())
    .toContain(path.join(folder.schemas, name));
  await new Hand(page).said('If it does not, open it yourself');

  folder.edit(file, '"ui:title": "Given name"', '"ui:title": "Given name",');
  await expect(check).toContainText('Safe: The words of “Given name” changed.');
  await expect(label('Given name')).toBeVisible();
  folder.edit('application/flow.json', '"path": "/academic-information"', '"path": "/studies"');
  await expect(check).toContainText(/People will notice: The address .* is \/studies now/);
  await studio.end();
});
