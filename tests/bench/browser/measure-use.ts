import type { Figures } from '../statistics.ts';
import { counters, newTab, screen, slowDown, type Tab, untilIdle, untilSettled } from './phone.ts';
import type { Stage } from './run.ts';
import type { Subject } from './subject.ts';

export type Use = Figures<
  'heap' | 'nodes' | 'key' | 'keyScript' | 'slowKey' | 'worstKey' | 'submit' | 'slowSubmit' | 'worstSubmit'
>;

const keys = 20;

/**
 * Fills in and submits an incomplete form twice: at full speed to measure CPU time, and at the speed of a
 * phone to measure how long students wait.
 */
export async function measureUse(stage: Stage, subject: Subject): Promise<Use> {
  const own = await fillInAndSubmit(stage, subject, { isSlow: false });
  const slow = await fillInAndSubmit(stage, subject, { isSlow: true });
  const { key: slowKey, worstKey, submit: slowSubmit, worstSubmit } = slow;
  return { ...own, slowKey, worstKey, slowSubmit, worstSubmit };
}

async function fillInAndSubmit(stage: Stage, subject: Subject, { isSlow }: { isSlow: boolean }) {
  await using context = await stage.browser.newContext(screen);
  const tab = await newTab(context, subject.field);
  // `threadTicks` counts only the page's thread, so that other load on the machine does not matter.
  await tab.session.send('Performance.enable', isSlow ? {} : { timeDomain: 'threadTicks' });
  if (isSlow) await slowDown(tab);
  await tab.page.goto(subject.url(stage));
  await untilSettled(tab);
  return { ...(await memoryOf(tab)), ...(await type(tab, subject)), ...(await submit(tab, subject)) };
}

async function memoryOf(tab: Tab) {
  await tab.session.send('HeapProfiler.collectGarbage');
  const { JSHeapUsedSize, Nodes } = await counters(tab);
  return { heap: JSHeapUsedSize! / 1e6, nodes: Nodes! };
}

async function type(tab: Tab, { field }: Subject) {
  const input = tab.page.locator(field).first();
  await input.focus();
  const warmUp = 4;
  const press = (count: number) => tab.page.keyboard.type('a'.repeat(count), { delay: 40 });
  await press(warmUp);
  const { task, script, worst } = await cost(tab, () => press(keys));
  const typed = (await input.inputValue()).length;
  if (typed !== warmUp + keys) throw new Error(`${typed} of ${warmUp + keys} keys arrived.`);
  return { key: task / keys, keyScript: script / keys, worstKey: worst };
}

async function submit(tab: Tab, { submit: button, mistake }: Subject) {
  const mistakes = tab.page.locator(mistake);
  if ((await mistakes.count()) > 0) throw new Error('An error was shown before the form was submitted.');
  const target = tab.page.locator(button).first();
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await target.boundingBox())!;
  const { task, worst } = await cost(tab, () => tab.page.mouse.click(x + width / 2, y + height / 2));
  if ((await mistakes.count()) === 0) throw new Error('No error was shown.');
  return { submit: task, worstSubmit: worst };
}

async function cost(tab: Tab, act: () => Promise<void>) {
  await untilIdle(tab);
  await tab.page.evaluate(() => {
    window.noted.waits = {};
  });
  const before = await counters(tab);
  await act();
  await untilIdle(tab);
  const after = await counters(tab);
  const spent = (name: string) => (after[name]! - before[name]!) * 1000;
  const { waits } = await tab.page.evaluate(() => window.noted);
  const worst = Math.max(0, ...Object.values(waits));
  return { task: spent('TaskDuration'), script: spent('ScriptDuration'), worst };
}
