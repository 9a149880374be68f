import { setTimeout as sleep } from 'node:timers/promises';
import type { Figures } from '../statistics.ts';
import { counters, inNewContext, newTab, slowDown, type Tab, untilCalm, untilSettled } from './phone.ts';
import type { Stage } from './stage.ts';
import type { Subject } from './subject.ts';

export type Use = Figures<
  'heap' | 'nodes' | 'key' | 'keyScript' | 'slowKey' | 'worstKey' | 'submit' | 'slowSubmit' | 'worstSubmit'
>;

const keys = 20;

/** Types into a form and sends it incomplete: at the machine's own pace for the CPU time, then as a slow phone. */
export async function use(stage: Stage, subject: Subject): Promise<Use> {
  const own = await typeAndSubmit(stage, subject, { isSlow: false });
  const slow = await typeAndSubmit(stage, subject, { isSlow: true });
  return {
    ...own,
    slowKey: slow.key,
    worstKey: slow.worstKey,
    slowSubmit: slow.submit,
    worstSubmit: slow.worstSubmit,
  };
}

function typeAndSubmit(stage: Stage, subject: Subject, { isSlow }: { isSlow: boolean }) {
  return inNewContext(stage.browser, async (context) => {
    const tab = await newTab(context, subject.field);
    // The time of the thread does not count what the machine did meanwhile; of a phone the wait is what counts.
    await tab.session.send('Performance.enable', isSlow ? {} : { timeDomain: 'threadTicks' });
    await tab.page.goto(subject.url(stage));
    await untilSettled(tab);
    const memory = await memoryOf(tab);
    if (isSlow) await slowDown(tab);
    return { ...memory, ...(await type(tab, subject)), ...(await submit(tab, subject)) };
  });
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
  await press(tab, warmUp);
  const { task, script, worst } = await cost(tab, () => press(tab, keys));
  const typed = (await input.inputValue()).length;
  if (typed !== warmUp + keys) throw new Error(`${typed} of ${warmUp + keys} keys arrived.`);
  return { key: task / keys, keyScript: script / keys, worstKey: worst };
}

async function press({ session }: Tab, count: number): Promise<void> {
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
  const { page, session } = tab;
  if ((await page.locator(mistake).count()) > 0)
    throw new Error('A mistake is shown before anybody made one.');
  const target = page.locator(button).first();
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await target.boundingBox())!;
  const at = { x: x + width / 2, y: y + height / 2, button: 'left', clickCount: 1 } as const;
  const { task, worst } = await cost(tab, async () => {
    await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...at });
    await session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...at });
  });
  if ((await page.locator(mistake).count()) === 0) throw new Error('No mistake was shown.');
  return { submit: task, worstSubmit: worst };
}

export type Wait = Figures<'task' | 'script' | 'worst' | 'frame'>;

/** What an act costs until the page is calm again, in ms: of the main thread, its scripts, the longest wait and frame. */
export async function cost(tab: Tab, act: () => Promise<void>): Promise<Wait> {
  await untilCalm(tab);
  await tab.page.evaluate(() => {
    Object.assign(window.noted, { waits: {}, frame: 0 });
  });
  const before = await counters(tab);
  await act();
  await untilCalm(tab);
  const after = await counters(tab);
  const spent = (name: string) => (after[name]! - before[name]!) * 1000;
  const { waits, frame } = await tab.page.evaluate(() => window.noted);
  const worst = Math.max(0, ...Object.values(waits));
  return { task: spent('TaskDuration'), script: spent('ScriptDuration'), worst, frame };
}
