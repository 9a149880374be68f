import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { chromiumFlags, findChromium } from '#scripts/tooling/chromium.mjs';
import { withFolder, withStudio } from '../../studio/folder.ts';
import { conditions, tableOf } from '../results.ts';
import { median, percentile } from '../statistics.ts';
import { writeLargeForm } from './large-form.ts';

const questions = 500;
const keys = 40;

/**
 * The pauses between key presses, in ms: first the pauses of normal typing, then pauses so long that the
 * studio's verdict appears after each key.
 */
const paces = [
  { title: 'typed', pause: 200 },
  { title: 'one by one', pause: 1500 },
];

const legend = `A form with ${questions} questions in steps of 25 is added to all others. ${keys} letters are typed into a question's label, first
five a second, then one by one. The figures are ms from the key until the preview shows the change (**preview**), and
until the check and the diff report it (**verdict**). The goals for p95 are 100 and 500. During typing, a verdict may
cover several keys.`;

export async function benchStudio(): Promise<string> {
  const rows: string[][] = [];
  await withFolder(async (folder) => {
    const form = writeLargeForm(folder.schemas, questions);
    folder.commit();
    await withStudio(folder.schemas, async (address) => {
      const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
      await page.goto(`${address}#${form}/part-0/field0`);
      await page.locator('.picture[data-ready]').waitFor();
      await page.getByText('Checking the files…').waitFor({ state: 'hidden' });
      await page.evaluate(watch);
      const field = page.locator('[id$="-field0.ui:title"]');
      await type(page, 'warm up', 300);
      for (const { title, pause } of paces) {
        await field.fill('Field');
        await sleep(2000);
        await page.evaluate(() => window.studioWaits.splice(0));
        await type(page, 'abcdefghijklmnopqrstuvwxyz'.repeat(2).slice(0, keys), pause);
        await sleep(2000);
        const waits = await page.evaluate(() => window.studioWaits);
        for (const what of ['preview', 'verdict'] as const) {
          const all = waits.flatMap((wait) => wait[what] ?? []);
          const figures = [median(all), percentile(95, all), Math.max(...all)];
          rows.push([`${title}: ${what}`, String(all.length), ...figures.map((each) => each.toFixed(0))]);
        }
      }
      await browser.close();
    });

    async function type(page: Page, text: string, pause: number): Promise<void> {
      await page.locator('[id$="-field0.ui:title"]').focus();
      await page.keyboard.press('End');
      for (const letter of text) {
        await page.keyboard.press(letter === ' ' ? 'Space' : letter);
        await sleep(pause);
      }
    }
  });
  return [conditions(), legend, tableOf(['Until', 'seen', 'median', 'p95', 'worst'], rows)].join('\n\n');
}

interface Wait {
  preview?: number;
  verdict?: number;
}

declare global {
  interface Window {
    studioWaits: Wait[];
  }
}

function watch(): void {
  window.studioWaits = [];
  const open: { at: number; text: string; wait: Wait }[] = [];
  document.addEventListener('input', ({ target, timeStamp }) => {
    const wait: Wait = {};
    open.push({ at: timeStamp, text: (target as HTMLInputElement).value, wait });
    window.studioWaits.push(wait);
  });
  const check = () => {
    const last = open.at(-1);
    if (last) {
      const phone = document.querySelector<HTMLIFrameElement>('.picture iframe')?.contentDocument;
      const shown = phone?.body.textContent ?? '';
      const said = document.querySelector('.studio-notices')?.textContent ?? '';
      for (const each of open) {
        if (each.wait.preview === undefined && shown.includes(each.text))
          each.wait.preview = performance.now() - each.at;
        if (each.wait.verdict === undefined && said.includes(`(${each.text})`))
          each.wait.verdict = performance.now() - each.at;
      }
    }
    requestAnimationFrame(check);
  };
  check();
}
