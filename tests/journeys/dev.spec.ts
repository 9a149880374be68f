import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { test as base, expect } from '@playwright/test';
import { withoutCondition } from '../process.ts';
import { field } from './application.ts';
import { copy, type ProjectCopy } from './project-copy.ts';

interface Fixtures {
  copy: ProjectCopy;
  /** Address of the development server that runs in the copy. */
  devServer: string;
}

const test = base.extend<Fixtures>({
  copy,
  devServer: async ({ copy }, use) => {
    const vite = spawn(
      process.execPath,
      ['node_modules/vite/bin/vite.js', '--host', '127.0.0.1', '--port', '5273'],
      {
        cwd: copy.dir,
        env: { ...withoutCondition, NO_COLOR: '1' },
      },
    );
    let address = '';
    for await (const line of createInterface(vite.stdout)) {
      address = /http:\/\/[\d.]+:\d+/.exec(line)?.[0] ?? '';
      if (address) break;
    }
    await use(address);
    vite.kill();
    await once(vite, 'exit');
  },
});

test('a schema file that is edited while the form is open changes it in place, and a slip breaks nothing', async ({
  page,
  copy,
  devServer,
}) => {
  await page.goto(`${devServer}/basic-information`);
  const firstName = field(page, 'firstName');
  await firstName.fill('Awa');
  await expect(page.getByText(/^Saved on this device/)).toBeVisible();

  copy.edit('options/region.json', '"Banjul",', '"Banjul",\n    "Foni Region",');
  const option = page.locator('[name=residenceRegion] option', { hasText: 'Foni Region' });
  await expect(option).toBeAttached();
  await expect(firstName).toHaveValue('Awa');

  copy.edit('application/basic.ui.json', '"ui:title": "First name"', '"ui:titel": "First name"');
  // What the edit before it still changes on the page takes the overlay away: the next save brings it back.
  await expect(async () => {
    copy.save('application/basic.ui.json');
    await expect(page.locator('vite-error-overlay')).toContainText('basic.ui.json', { timeout: 5000 });
  }).toPass();
  copy.edit('application/basic.ui.json', '"ui:titel": "First name"', '"ui:title": "Given name"');
  await expect(page.getByLabel('Given name')).toHaveValue('Awa');
});
