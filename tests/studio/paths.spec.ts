import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect as atOnce, test } from '@playwright/test';
import { findChromium } from '../../scripts/tooling/chromium.mjs';

const root = path.resolve(import.meta.dirname, '../..');
/** As long as a busy machine may take. */
const expect = atOnce.configure({ timeout: 20_000 });
const executablePath = findChromium();
test.use({
  viewport: { width: 1280, height: 900 },
  launchOptions: { ...(executablePath && { executablePath }), args: ['--no-sandbox'] },
});

let repository = '';
let address = '';
let stop = async () => {};

test.beforeEach(async () => {
  repository = mkdtempSync(path.join(tmpdir(), 'paths-'));
  const command = ['--conditions=fixture', path.join(root, 'tests/studio/serve.ts'), repository];
  const studio = spawn(process.execPath, command, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(studio.stdout, 'data')) as [Buffer];
  address = line.toString().trim();
  stop = async () => {
    studio.kill();
    await once(studio, 'exit');
  };
});

test.afterEach(async () => {
  await stop();
  rmSync(repository, { recursive: true, force: true });
});

test('every way through a form is told of, what a change makes of it, and the samples that are missing are written', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const file = (name: string) => path.join(repository, 'schemas', name);
  const edit = (name: string, from: string, to: string) =>
    writeFileSync(file(name), readFileSync(file(name), 'utf8').replace(from, to));
  const row = (name: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });

  await page.goto(`${address}#exit-survey`);
  await page.getByRole('link', { name: 'Every way through this form' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Every way through Exit Survey' })).toBeVisible();
  await expect(page.getByText('4 ways, no dead end, nothing that is never asked.')).toBeVisible();
  await expect(page.getByText('no way has changed')).toBeVisible();
  await expect(row('Way 1')).toContainText('Why did you leave? Other');
  await expect(row('Way 1')).toContainText('valid.json');

  // Written by keyboard; the focus stays, and the step can be taken back.
  const write = page.getByRole('button', { name: 'Write the smallest set of samples' });
  await expect(write).toHaveText('Write the smallest set of samples (1 file)');
  await write.press('Enter');
  await expect(write).toHaveText('Write the smallest set of samples (0 files)');
  await expect(write).toBeFocused();
  const sample = JSON.parse(readFileSync(file('exit-survey/samples/way-1.json'), 'utf8'));
  expect(sample).toMatchObject({
    title: 'Why did you leave? Graduated; Do you have work? No',
    answers: { leaving: { reason: 'Graduated' }, work: { hasWork: 'No' } },
    expect: 'valid',
  });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(write).toHaveText('Write the smallest set of samples (1 file)');

  // One way is a dead end, and another question is asked of nobody.
  edit(
    'exit-survey/leaving.schema.json',
    '"then": { "required": ["otherReason"] }',
    '"then": { "required": ["otherReason"], "properties": { "otherReason": { "enum": [] } } }',
  );
  edit(
    'exit-survey/work.schema.json',
    '"then": { "required": ["income"] }',
    '"then": { "properties": { "income": false } }',
  );
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(row('Dead end')).toContainText('No answer was found that is right for What was it?');
  await expect(row('Changed').first()).toBeVisible();
  await expect(row('Gone').first()).toContainText('Nobody can take it any more');
  await expect(page.getByRole('listitem').filter({ hasText: 'Never asked' })).toContainText('Monthly income');

  for (const width of [1280, 768]) {
    await page.setViewportSize({ width, height: 900 });
    const { violations } = await new AxeBuilder({ page }).include('.studio-paths').analyze();
    expect(violations).toEqual([]);
  }
});
