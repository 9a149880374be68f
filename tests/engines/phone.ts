import { setTimeout as sleep } from 'node:timers/promises';
import type { Driver } from './driver.ts';
import {
  chooseOption,
  controlValue,
  isThere,
  pressPointOf,
  scrolledToTop,
  type Target,
  textOf,
} from './in-page.ts';

/**
 * The time limit in ms. It is shorter than Playwright's, so that the error message contains the page's text.
 */
const stepTimeout = 120_000;

const buttons = 'button, [role=button], input[type=submit]';

/** Returns the actions of a student. Each action first waits until its element is on the page. */
export function createPhone(driver: Driver, origin: string) {
  async function evaluate<Value, Arguments extends readonly unknown[]>(
    work: (...args: Arguments) => Value,
    ...args: Arguments
  ): Promise<Awaited<Value>> {
    const call = `(${work})(...${JSON.stringify(args)})`;
    const text = await driver.evaluate(
      `Promise.resolve(${call}).then((value) => JSON.stringify(value === undefined ? null : value))`,
    );
    return JSON.parse(text) ?? undefined;
  }

  /** Calls `look` until it returns a value other than false or undefined. `what` is for the error message. */
  async function until<Value>(what: string, look: () => Promise<Value | undefined | false>): Promise<Value> {
    const deadline = Date.now() + stepTimeout;
    let problem: unknown;
    while (Date.now() < deadline) {
      try {
        const found = await look();
        if (found !== undefined && found !== false) return found;
        problem = undefined;
      } catch (error) {
        problem = error;
      }
      await sleep(50);
    }
    const shown = await evaluate(textOf, 'body').catch(() => 'nothing');
    throw new Error(`Waited ${stepTimeout} ms for ${what}. The page shows: ${shown}`, { cause: problem });
  }

  async function press(target: Target): Promise<void> {
    const { x, y } = await until(`${target.selector} to press`, () => evaluate(pressPointOf, target));
    await driver.press(x, y);
  }

  const pressNamed = (target: Required<Target>) =>
    until(`"${target.name}" to press`, async () => {
      const point = await evaluate(pressPointOf, target);
      if (!point) return false;
      await driver.press(point.x, point.y);
      // If `evaluate` rejects, the press has opened another page, so it did not miss the button.
      const wasMissed = () => document.documentElement.hasAttribute('data-missed');
      return !(await evaluate(wasMissed).catch(() => false));
    });

  /** Presses until `isDone` returns true, because a press may miss while the page is still moving. */
  function pressUntil(selector: string, isDone: (selector: string) => boolean, wanted: string) {
    return until(`${wanted} after a press`, async () => {
      await press({ selector });
      return evaluate(isDone, wanted);
    });
  }

  const see = (text: string | RegExp, where = 'body') =>
    until(`the text ${text}`, async () => {
      const shown = await evaluate(textOf, where);
      return typeof text === 'string' ? shown.includes(text) : text.test(shown);
    });

  const isReady = () =>
    until('hydration', () => evaluate(() => Boolean(document.querySelector('#root[data-ready]'))));

  async function pick(name: string, value: string): Promise<void> {
    const selector = choice(name, value);
    await pressUntil(selector, isThere, `${selector}:checked`);
  }

  const holds = async (name: string, text: string, where = '') =>
    ungrouped((await evaluate(controlValue, `${where} [name="${name}"]`)) ?? '') === ungrouped(text);

  return {
    driver,
    evaluate,
    until,
    see,
    press,
    isReady,
    async open(path: string): Promise<void> {
      await this.visit(path);
      await isReady();
    },
    /** Opens a page. Unlike `open`, does not wait for hydration. */
    async visit(path: string): Promise<void> {
      const isThere = () =>
        evaluate((url) => location.href.startsWith(url), origin + path).catch(() => false);
      // Firefox may cancel this navigation if the page navigates at the same time, so the phone tries again.
      await until(`the page ${path}`, async () => {
        await driver.open(origin + path);
        for (let looks = 0; looks < 100 && !(await isThere()); looks += 1) await sleep(50);
        return isThere();
      });
    },
    async post(name: string): Promise<void> {
      await evaluate(() => document.documentElement.setAttribute('data-left', ''));
      await press({ selector: buttons, name });
      await until('the next page', () =>
        evaluate(() => Boolean(document.querySelector('html:not([data-left]) #main h1'))),
      );
    },
    async reload(): Promise<void> {
      await evaluate(() => document.documentElement.setAttribute('data-old', ''));
      await driver.reload();
      await until('a new page', () => evaluate(() => !document.documentElement.hasAttribute('data-old')));
      await isReady();
    },
    back: driver.back,
    /** Waits until the page has this heading and has scrolled to its top. */
    async heading(text: string | RegExp): Promise<void> {
      await see(text, 'h1');
      await evaluate(scrolledToTop);
    },
    at: (path: string) =>
      until(`the page ${path}`, () => evaluate((there) => location.pathname === there, path)),
    button: (name: string) => pressNamed({ selector: buttons, name }),
    link: (name: string) => pressNamed({ selector: 'a[href]', name }),
    /** Types the text into the control, and again if the page has prefilled the control at the same time. */
    async fill(name: string, text: string, where = ''): Promise<void> {
      const selector = `${where} [name="${name}"]`;
      await until(`${name} to contain "${text}"`, async () => {
        await pressUntil(selector, (wanted) => Boolean(document.activeElement?.matches(wanted)), selector);
        await evaluate(() => {
          const control = document.activeElement as HTMLInputElement;
          if (control.value) control.select();
        });
        await driver.type(text);
        await sleep(50);
        return holds(name, text, where);
      });
    },
    choose: (name: string, value: string) =>
      until(`the option ${value} of ${name}`, () => evaluate(chooseOption, `[name="${name}"]`, value)),
    pick,
    isPicked: (name: string, value: string) => evaluate(isThere, `${choice(name, value)}:checked`),
    async attach(file: string): Promise<void> {
      const selector = 'input[type=file]';
      await until('a file to choose', () => evaluate(isThere, selector));
      await driver.choose(selector, file);
    },
    holds,
    has: (name: string) => evaluate(isThere, `[name="${name}"]:not([type=hidden]), [name^="${name}."]`),
    valueOf: (name: string) => evaluate(controlValue, `[name="${name}"]`),
    async isList(name: string): Promise<boolean> {
      await until(`the field ${name}`, () => evaluate(isThere, `[name="${name}"]`));
      return evaluate(isThere, `select[name="${name}"]`);
    },
    text: (where = 'body') => evaluate(textOf, where),
    focused: () =>
      evaluate(() => {
        const element = document.activeElement as HTMLElement;
        return element.getAttribute('aria-label') || element.getAttribute('name') || element.innerText || '';
      }),
  };
}

const choice = (name: string, value: string) => `[name="${name}"][value="${value}"]`;

const ungrouped = (text: string) => text.replace(/[\s,-]/g, '');

export type Phone = ReturnType<typeof createPhone>;
