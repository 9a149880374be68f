import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator } from '@playwright/test';
import { type Figures, median } from '../statistics.ts';
import { counters, inNewContext, newTab, slowDown, type Tab, untilIdle, untilSettled } from './phone.ts';
import type { Stage } from './stage.ts';
import type { Subject } from './subject.ts';

export type Use = Figures<
  | 'opened'
  | 'heap'
  | 'nodes'
  | 'add'
  | 'slowAdd'
  | 'worstAdd'
  | 'key'
  | 'keyScript'
  | 'slowKey'
  | 'keyPaint'
  | 'worstKey'
  | 'submit'
  | 'slowSubmit'
  | 'worstSubmit'
>;

const keys = 20;

/**
 * Fills in and submits an incomplete form twice: at full speed to measure CPU time, and at the speed of a
 * phone to measure how long students wait.
 */
export async function measureUse(stage: Stage, subject: Subject): Promise<Use> {
  const own = await fillInAndSubmit(stage, subject, { isSlow: false });
  const slow = await fillInAndSubmit(stage, subject, { isSlow: true });
  return {
    ...own,
    opened: slow.opened,
    slowAdd: slow.add,
    worstAdd: slow.worstAdd,
    slowKey: slow.key,
    keyPaint: slow.keyPaint,
    worstKey: slow.worstKey,
    slowSubmit: slow.submit,
    worstSubmit: slow.worstSubmit,
  };
}

function fillInAndSubmit(stage: Stage, subject: Subject, { isSlow }: { isSlow: boolean }) {
  return inNewContext(stage.browser, async (context) => {
    const tab = await newTab(context, subject.field);
    // If not `isSlow`, the benchmark measures CPU time: `threadTicks` counts only the page's thread, so other
    // load on the machine does not matter. If `isSlow`, it measures elapsed time, which is what students
    // notice.
    await tab.session.send('Performance.enable', isSlow ? {} : { timeDomain: 'threadTicks' });
    if (isSlow) await slowDown(tab);
    await tab.page.goto(subject.url(stage));
    await untilSettled(tab);
    const { accepts: opened } = await tab.page.evaluate(() => window.noted);
    const memory = await memoryOf(tab);
    const added = await add(tab, subject);
    return { opened, ...memory, ...added, ...(await type(tab, subject)), ...(await submit(tab, subject)) };
  });
}

async function memoryOf(tab: Tab) {
  await tab.session.send('HeapProfiler.collectGarbage');
  const { JSHeapUsedSize, Nodes } = await counters(tab);
  return { heap: JSHeapUsedSize! / 1e6, nodes: Nodes! };
}

async function add(tab: Tab, { add: button }: Subject) {
  if (button === undefined) return { add: Number.NaN, worstAdd: Number.NaN };
  const inputs = tab.page.locator('input');
  const before = await inputs.count();
  const { task, worst } = await press(tab, tab.page.locator(button).first());
  if ((await inputs.count()) <= before) throw new Error('No row was added.');
  return { add: task, worstAdd: worst };
}

async function type(tab: Tab, { field }: Subject) {
  const input = tab.page.locator(field).first();
  await input.focus();
  const warmUp = 4;
  await pressKeys(tab, warmUp);
  const { task, script, worst } = await cost(tab, () => pressKeys(tab, keys));
  const { keys: waits } = await tab.page.evaluate(() => window.noted);
  const typed = (await input.inputValue()).length;
  if (typed !== warmUp + keys) throw new Error(`${typed} of ${warmUp + keys} keys arrived.`);
  return { key: task / keys, keyScript: script / keys, keyPaint: median(waits), worstKey: worst };
}

async function pressKeys({ session }: Tab, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const letter = 'abcdefghij'[index % 10]!;
    const key = {
      key: letter,
      code: `Key${letter.toUpperCase()}`,
      windowsVirtualKeyCode: letter.toUpperCase().charCodeAt(0),
    };
    await session.send('Input.dispatchKeyEvent', { type: 'keyDown', text: letter, ...key });
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
    await sleep(40);
  }
}

async function submit(tab: Tab, { submit: button, mistake }: Subject) {
  const mistakes = tab.page.locator(mistake);
  if ((await mistakes.count()) > 0) throw new Error('An error was shown before the form was submitted.');
  const { task, worst } = await press(tab, tab.page.locator(button).first());
  if ((await mistakes.count()) === 0) throw new Error('No error was shown.');
  return { submit: task, worstSubmit: worst };
}

async function press(tab: Tab, target: Locator): Promise<Wait> {
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await target.boundingBox())!;
  const at = { x: x + width / 2, y: y + height / 2, button: 'left', clickCount: 1 } as const;
  return cost(tab, async () => {
    await tab.session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...at });
    await tab.session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...at });
  });
}

type Wait = Figures<'task' | 'script' | 'worst'>;

/** Performs `act` and waits until the page is idle again. Returns the measured times in ms. */
async function cost(tab: Tab, act: () => Promise<void>): Promise<Wait> {
  await untilIdle(tab);
  await tab.page.evaluate(() => {
    Object.assign(window.noted, { waits: {}, keys: [] });
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
