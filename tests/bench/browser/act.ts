import type { Page } from '@playwright/test';
import { inNewContext, newTab, slowDown, type Tab, untilCalm } from './phone.ts';
import type { Stage } from './stage.ts';
import type { Named } from './subject.ts';
import { cost, type Wait } from './use.ts';

/** One press on a page that holds much. */
export interface Act extends Named {
  /** Something that is there once the page is, as a selector. */
  readonly field: string;
  readonly open: (tab: Tab, stage: Stage) => Promise<void>;
  readonly press: (page: Page) => Promise<void>;
  /** Whether the press has done what it should. */
  readonly isDone: (page: Page) => Promise<boolean>;
}

/** What the press costs on a slow phone. */
export function waitFor(stage: Stage, { field, open, press, isDone }: Act): Promise<Wait> {
  return inNewContext(stage.browser, async (context) => {
    const tab = await newTab(context, field);
    await tab.session.send('Performance.enable');
    await open(tab, stage);
    await untilCalm(tab);
    if (await isDone(tab.page)) throw new Error('It was done before the press.');
    await slowDown(tab);
    const wait = await cost(tab, () => press(tab.page));
    if (!(await isDone(tab.page))) throw new Error('The press did nothing.');
    return wait;
  });
}
