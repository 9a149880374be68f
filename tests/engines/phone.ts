import { setTimeout as sleep } from 'node:timers/promises';
import type { Driver } from './driver.ts';
import {
  chooseOption,
  focusedWords,
  hasFocus,
  isThere,
  mark,
  placeOf,
  scrolledToTop,
  type Target,
  tagOf,
  textOf,
  typedIn,
  wasMissed,
} from './in-page.ts';

/** Ends a run that hangs, with what the page shows, before the runner's own time-out does. */
const patience = 120_000;

const buttons = 'button, [role=button], input[type=submit]';

/** A student's phone in any engine: what is looked for is waited for. */
export function createPhone(driver: Driver, origin: string) {
  async function evaluate<Value, Arguments extends readonly unknown[]>(
    work: (...args: Arguments) => Value,
    ...args: Arguments
  ): Promise<Awaited<Value>> {
    const call = `(${work})(...${JSON.stringify(args)})`;
    // A page that left meanwhile does not answer.
    const text = await driver.evaluate(
      `Promise.resolve(${call}).then((value) => JSON.stringify(value === undefined ? null : value))`,
    );
    return JSON.parse(text) ?? undefined;
  }

  /** What it gives, once it gives anything. */
  async function until<Value>(what: string, look: () => Promise<Value | undefined | false>): Promise<Value> {
    const deadline = Date.now() + patience;
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
    throw new Error(`${what}: not in ${patience} ms. The page shows: ${shown}`, { cause: problem });
  }

  async function press(target: Target): Promise<void> {
    const { x, y } = await until(`pressing ${target.selector}`, () => evaluate(placeOf, target));
    await driver.press(x, y);
  }

  /** Presses a button or a link, again where the press missed it. */
  const pressNamed = (target: Required<Target>) =>
    until(`pressing ${target.words}`, async () => {
      const place = await evaluate(placeOf, target);
      if (!place) return false;
      await driver.press(place.x, place.y);
      // A page that the press leaves cannot be asked any more.
      return !(await evaluate(wasMissed).catch(() => false));
    });

  /** Presses again where the page was still moving and missed it. */
  function pressUntil(selector: string, isDone: (selector: string) => boolean, wanted: string) {
    return until(`${wanted} after it was pressed`, async () => {
      await press({ selector });
      return evaluate(isDone, wanted);
    });
  }

  const see = (words: string | RegExp, where = 'body') =>
    until(`seeing ${words}`, async () => {
      const shown = await evaluate(textOf, where);
      return typeof words === 'string' ? shown.includes(words) : words.test(shown);
    });

  const isReady = () =>
    until('the portal taking over', () =>
      evaluate(() => Boolean(document.querySelector('#root[data-ready]'))),
    );

  async function pick(name: string, value: string): Promise<void> {
    const selector = choice(name, value);
    await pressUntil(selector, isThere, `${selector}:checked`);
  }

  const holds = async (name: string, text: string, where = '') =>
    bare((await evaluate(typedIn, `${where} [name="${name}"]`)) ?? '') === bare(text);

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
    /** The same where the portal may never take over. */
    async visit(path: string): Promise<void> {
      const isThere = () =>
        evaluate((url) => location.href.startsWith(url), origin + path).catch(() => false);
      // Firefox gives up where the page itself is navigating, or goes where that wanted to.
      await until(`being at ${path}`, async () => {
        await driver.open(origin + path);
        for (let looks = 0; looks < 100 && !(await isThere()); looks += 1) await sleep(50);
        return isThere();
      });
    },
    /** Presses a button that posts, and waits for the page that comes of it. */
    async post(words: string): Promise<void> {
      await evaluate(() => document.documentElement.setAttribute('data-left', ''));
      await press({ selector: buttons, words });
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
    async back(): Promise<void> {
      await driver.back();
    },
    /** The page's own title, once it is there, and the page at its top, to which it scrolls a moment later. */
    async heading(words: string | RegExp): Promise<void> {
      await see(words, 'h1');
      await evaluate(scrolledToTop);
    },
    at: (path: string) =>
      until(`being at ${path}`, () => evaluate((there) => location.pathname === there, path)),
    button: (words: string) => pressNamed({ selector: buttons, words }),
    link: (words: string) => pressNamed({ selector: 'a[href]', words }),
    /**
     * Into the control of this name, in place of what stands there: again where an answer that the portal knew came
     * between.
     */
    async fill(name: string, text: string, where = ''): Promise<void> {
      const selector = `${where} [name="${name}"]`;
      await until(`${name} holding what was typed`, async () => {
        await pressUntil(selector, hasFocus, selector);
        await evaluate(mark, selector);
        await driver.type(text);
        await sleep(50);
        return holds(name, text, where);
      });
    },
    choose: (name: string, value: string) =>
      until(`choosing ${value}`, () => evaluate(chooseOption, `[name="${name}"]`, value)),
    pick,
    isPicked: (name: string, value: string) => evaluate(isThere, `${choice(name, value)}:checked`),
    async attach(file: string): Promise<void> {
      const selector = 'input[type=file]';
      await until('a file to choose', () => evaluate(isThere, selector));
      await driver.choose(selector, file);
    },
    holds,
    /** Whether the page asks that, by one control or by several. */
    has: (name: string) => evaluate(isThere, `[name="${name}"]:not([type=hidden]), [name^="${name}."]`),
    valueOf: (name: string) => evaluate(typedIn, `[name="${name}"]`),
    isList: (name: string) =>
      until(`finding ${name}`, () => evaluate(tagOf, `[name="${name}"]`)).then((tag) => tag === 'SELECT'),
    /** All that can be read. */
    text: (where = 'body') => evaluate(textOf, where),
    /** What has the focus, as it is named. */
    focused: () => evaluate(focusedWords),
  };
}

const choice = (name: string, value: string) => `[name="${name}"][value="${value}"]`;

/** Some controls set their text in groups. */
const bare = (text: string) => text.replace(/[\s,-]/g, '');

export type Phone = ReturnType<typeof createPhone>;
