import { conditions } from '../machine.ts';
import type { Options } from '../options.ts';
import { type Act, waitFor } from './act.ts';
import { type Column, comparisonTable } from './comparison.ts';
import { floor, portalsEngine } from './contenders.ts';
import { longListForm, mixedForm } from './form.ts';
import { paymentActs } from './payments.ts';
import { slowdown } from './phone.ts';
import { run } from './run.ts';
import { madePage, type Subject } from './subject.ts';
import type { Wait } from './use.ts';

const columns: readonly Column<keyof Wait>[] = [
  { title: 'INP', figure: 'worst' },
  { title: 'Longest frame', figure: 'frame' },
  { title: 'Main thread', figure: 'task' },
];

const legend = (
  runs: number,
) => `Medians of ${runs} runs, in each of which all rows take turns, with the CPU slowed ${slowdown} times; ms. **INP** is how long the
press waits until its effect is painted, to be under 200; the **longest frame** that of all that comes of it (0: none
above 50), the **main thread** all that it costs there. The list of a select is drawn by the browser itself: beside the
portal's stands that of plain HTML.`;

/** What a press costs where there is much on the page; as a section of the results. */
export async function benchLists(options: Options): Promise<string> {
  const makers = [portalsEngine, floor];
  const acts = [
    ...paymentActs,
    ...makers.map((maker) => opened(madePage(maker, longListForm(1000)))),
    ...makers.map((maker) => chosen(madePage(maker, longListForm(1000)))),
    ...makers.map((maker) => sent(madePage(maker, mixedForm(500)))),
  ];
  const [rows] = await run(acts, makers, [waitFor], options);
  return [conditions(), legend(options.runs), comparisonTable(columns, rows!, floor.name)].join('\n\n');
}

const opened = (subject: Subject): Act => ({
  ...on(subject, 'the list opened'),
  async press(page) {
    await page.locator('select').focus();
    await page.keyboard.press('Space');
  },
  isDone: (page) => page.evaluate(() => document.querySelector('select:open') !== null),
});

const chosen = (subject: Subject): Act => ({
  ...on(subject, 'the next one chosen'),
  async press(page) {
    await page.locator('select').focus();
    await page.keyboard.press('ArrowDown');
  },
  isDone: async (page) => (await page.locator('select').inputValue()) !== '',
});

const sent = (subject: Subject): Act => ({
  ...on(subject, 'sent with nothing filled in'),
  press: (page) => page.locator(subject.submit).first().click(),
  isDone: async (page) => (await page.locator(subject.mistake).count()) > 0,
});

function on(subject: Subject, act: string): Pick<Act, 'page' | 'maker' | 'field' | 'open'> {
  const { page, maker, field, url } = subject;
  return {
    page: `${page}: ${act}`,
    maker,
    field,
    async open(tab, stage) {
      await tab.page.goto(url(stage));
      await tab.page.locator(field).first().waitFor();
    },
  };
}
