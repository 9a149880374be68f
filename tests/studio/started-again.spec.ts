import { expect, test } from '@playwright/test';
import { startStudio, withFolder } from './folder.ts';
import { Hand } from './hand.ts';

const title = ['application/basic.ui.json', 'surname', 'ui:title'] as const;
const years = ['application/basic.schema.json', 'properties', 'surname', 'maxLength'] as const;

test('keeps and saves what was typed when the studio is killed and started again', {
  tag: '@core',
}, async ({ page }) => {
  await withFolder(async (folder) => {
    const first = await startStudio(folder.schemas);
    const hand = new Hand(page);
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.goto(`${first.address}#application/basic/surname`);
    await hand.write('Family name', ...title);
    await hand.at(...years).fill('6x');
    await expect(page.getByText('Until then, this stays 60.')).toBeVisible();
    await first.end('SIGKILL');

    await hand.at(...title).fill('Family name, as in your pass');
    await expect(page.getByRole('alert')).toHaveText(
      'The studio has stopped. Leave this page open and start the studio again: what you typed is kept here.',
    );
    await expect(hand.at(...title)).toHaveValue('Family name, as in your pass');
    await expect(hand.at(...years)).toHaveValue('6x');
    await page.getByRole('button', { name: 'Up', exact: true }).click();
    expect(folder.read('application/basic.ui.json')).toContain('"ui:title": "Family name"');

    const second = await startStudio(folder.schemas, new URL(first.address).port);
    expect(second.address).toBe(first.address);
    await hand.said(/^The studio is back and has saved: .*as in your pass/);
    await expect(hand.at(...title)).toHaveValue('Family name, as in your pass');
    await expect(hand.at(...years)).toHaveValue('6x');
    expect(folder.read('application/basic.ui.json')).toContain('"ui:title": "Family name, as in your pass"');
    // After the restart, the page must send the token of the new process with its calls. "Up" was pressed
    // while the studio was stopped, which must not have changed anything.
    await hand.at(...years).fill('61');
    await hand.said(': 61');
    expect(folder.diff()).toEqual([
      'application/basic.schema.json',
      expect.stringMatching(/^- "surname".*"maxLength": 60/),
      expect.stringMatching(/^\+ "surname".*"maxLength": 61/),
      'application/basic.ui.json',
      '- "ui:title": "Surname",',
      '+ "ui:title": "Family name, as in your pass",',
      '- "noun": "your surname",',
      '+ "noun": "your family name, as in your pass",',
    ]);
    await hand.press('Undo');
    await hand.said(/^Undone/);
    await expect(hand.at(...years)).toHaveValue('60');
    await hand.press('Undo');
    await hand.said(/^Undone: .*as in your pass/);
    await hand.press('Undo');
    await hand.said(/^Undone: .*Family name$/);
    expect(folder.diff()).toEqual([]);
    expect(loads).toBe(1);
    await second.end();
  });
});

test('says that the studio stopped, and reconnects by itself after a restart', async ({ page }) => {
  await withFolder(async (folder) => {
    const first = await startStudio(folder.schemas);
    const hand = new Hand(page);
    await page.goto(`${first.address}#application/basic/surname`);
    await hand.write('Family', ...title);
    await first.end('SIGKILL');
    await expect(page.getByRole('alert')).toHaveText(/^The studio has stopped/);
    const second = await startStudio(folder.schemas, new URL(first.address).port);
    await hand.said('The studio is back.');
    folder.edit('application/basic.ui.json', '"ui:title": "Family"', '"ui:title": "Clan"');
    await expect(hand.at(...title)).toHaveValue('Clan');
    await hand.write('Family name', ...title);
    expect(folder.read('application/basic.ui.json')).toContain('"ui:title": "Family name"');
    await second.end();
  });
});

test('says which edit was not saved even if the next one fails too', async ({ page }) => {
  await withFolder(async (folder) => {
    const studio = await startStudio(folder.schemas);
    const hand = new Hand(page);
    await page.goto(`${studio.address}#application/basic/surname`);
    await expect(hand.at(...title)).toBeVisible();
    const { promise: pressed, resolve: cut } = Promise.withResolvers<void>();
    let changes = 0;
    await page.route('**/call/change', async (route) => {
      changes += 1;
      await pressed;
      // The connection is cut at calls 1 and 3: at the first edit, and at the edit after it. Call 2 repeats
      // the first edit.
      if (changes === 2) await route.continue();
      else await route.abort();
    });
    const { promise: read, resolve: reconnect } = Promise.withResolvers<void>();
    await page.route('**/call/open', async (route) => {
      if (changes === 3) await read;
      await route.continue();
    });
    await hand.at(...title).fill('Family name');
    await page.getByLabel('Must be answered').click();
    folder.write('application/basic.ui.json', '');
    cut();
    await expect(page.getByRole('alert')).toHaveText(
      /could not save: .*Family name: .* The studio has stopped/,
    );
    reconnect();
    await studio.end();
  });
});
