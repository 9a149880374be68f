import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect as atOnce, test } from '@playwright/test';
import { findChromium } from '../../scripts/tooling/chromium.mjs';
import { expectAccessible } from '../journeys/accessibility.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** As long as a busy machine may take. */
const expect = atOnce.configure({ timeout: 60_000 });
const executablePath = findChromium();
test.use({
  viewport: { width: 1280, height: 900 },
  permissions: ['clipboard-read', 'clipboard-write'],
  launchOptions: { ...(executablePath && { executablePath }), args: ['--no-sandbox'] },
});

let repository = '';
let address = '';
let stop = async () => {};

test.beforeEach(async () => {
  repository = mkdtempSync(path.join(tmpdir(), 'changes-'));
  const command = ['--conditions=fixture', path.join(root, 'tests/studio/serve.ts'), repository];
  const studio = spawn(process.execPath, command, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface(studio.stdout)) {
    address = line;
    if (line.startsWith('http')) break;
  }
  studio.stdout.resume();
  stop = async () => {
    studio.kill();
    await once(studio, 'exit');
  };
});

test.afterEach(async () => {
  await stop();
  rmSync(repository, { recursive: true, force: true });
});

function edit(name: string, from: string, to: string): void {
  const file = path.join(repository, 'schemas', name);
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
}

test('every change is read with its pictures, printed, and sent', async ({ page }) => {
  test.setTimeout(240_000);
  await page.goto(`${address}#changes`);
  await expect(page.getByText('Nothing has changed.')).toBeVisible();

  edit('application/basic.ui.json', '"ui:title": "First name"', '"ui:title": "Given name"');
  edit(
    'application/academic.ui.json',
    'Your MAT number must have digits only',
    'A MAT number has digits only',
  );
  await page.reload();

  const basic = page.getByRole('article').filter({ hasText: 'Basic Information' });
  await expect(basic.locator('del')).toHaveText('First');
  await expect(basic.locator('ins')).toHaveText('Given');
  const frames = basic.locator('iframe');
  await expect(frames).toHaveCount(2);
  const marked = (index: number) => frames.nth(index).contentFrame().locator('[data-changed]');
  await expect(marked(0)).toHaveText(['First name']);
  await expect(marked(1)).toHaveText(['Given name']);

  // A message is seen where it is said.
  const academic = page.getByRole('article').filter({ hasText: 'Academic and Work Information' });
  const said = academic.locator('iframe').nth(1).contentFrame().locator('[data-changed]');
  await expect(said.first()).toContainText('A MAT number has digits only');
  await expectAccessible(page);

  // By keyboard.
  await academic.getByRole('button', { name: 'Show the whole page' }).press('Enter');
  await expect(academic.getByRole('button', { name: 'Show the whole page' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  const message = page.getByRole('textbox', { name: 'Message' });
  await expect(message).toHaveValue(/^Reword the questions Given name and MAT number\n\n- Application, /);
  await page.getByRole('button', { name: 'Copy a branch of its own' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'git switch -c reword-the-questions-given-name-and-mat',
  );
  await message.fill('Ask for names as they stand in passports');
  await expect(page.getByText('git switch -c ask-for-names-as-they-stand-in')).toBeVisible();
  await page.reload();
  await expect(message).toHaveValue('Ask for names as they stand in passports');
  await page.getByRole('button', { name: 'Write it anew from the changes' }).press('Enter');
  await expect(message).toHaveValue(/^Reword/);

  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(marked(1)).toHaveText(['Given name']);
  await expectAccessible(page);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(message).toBeHidden();
  await expect(page.getByText('I have seen these changes')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Changes to the forms of / })).toBeVisible();
});
