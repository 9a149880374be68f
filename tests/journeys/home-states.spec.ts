import type { Locator, Page } from '@playwright/test';
import { openAs, test } from './demo.ts';
import { expectAccessibleWhenNarrow } from './expect-accessible.ts';
import { expect } from './fixture.ts';
import { behind, figure, group } from './home.ts';
import { dueOfPlan } from './payment.ts';

interface State {
  readonly balance: string;
  readonly banners: readonly string[];
  readonly status?: string;
  /** The states of the three tasks: "apply", "upload the invoice" and "pay the fee". */
  readonly tasks: readonly string[];
  /** The payments that the page lists, the newest first. */
  readonly payments: readonly string[];
  /** Texts that must be visible without scrolling, in addition to the account to pay into. */
  readonly says: readonly (string | RegExp)[];
  readonly next: (page: Page) => Locator;
}

const payTo = [/^Pay to .+\d{6,}/, /^Quote your MAT number \d+/];

const nextDue = dueOfPlan();
const feeToCome =
  'Once we have your invoice, we will tell you within a few days how much the fee is and how to pay it.';

const states: Readonly<Record<string, State>> = {
  'demo-open': {
    balance: 'Amount BehindD0Nothing to pay yet.',
    banners: [],
    status: 'Next: upload your invoice.',
    tasks: ['Done', 'To do', 'Waiting'],
    payments: [],
    says: ['Next: upload your invoice.', feeToCome],
    next: (page) => page.getByRole('link', { name: 'Upload invoice' }),
  },
  'demo-behind': {
    balance: `${behind}Amount BehindD1,749.74Pay this now to be up to date. Then D833.33 is due on ${nextDue}.`,
    banners: [group],
    tasks: [],
    payments: ['Mobile money', 'Deposit at the bank'],
    says: ['D1,749.74', `Pay this now to be up to date. Then D833.33 is due on ${nextDue}.`, ...payTo],
    next: (page) => page.getByRole('button', { name: 'How to pay' }),
  },
  'demo-rejected': {
    balance: 'Amount BehindD0You have nothing to pay.',
    banners: [],
    status: 'We could not approve your application.',
    tasks: [],
    payments: [],
    says: ['We could not approve your application.', 'You have nothing to pay.'],
    next: (page) => page.getByRole('main').getByRole('link', { name: 'Resource Hub' }),
  },
};

for (const [student, state] of Object.entries(states))
  test(`shows ${student} what to do next without scrolling`, { tag: '@core' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 640 });
    await openAs(page, student, '/home');
    for (const words of state.says)
      await expectAboveTabs(page, page.getByRole('main').getByText(words).first());
    await expectAboveTabs(page, state.next(page));
    if (state.status) await expect(page.getByText(state.status, { exact: true })).toBeVisible();
    await expect(figure(page)).toContainText(state.balance);
    await expect(page.locator('.banner')).toHaveText([...state.banners]);
    await expect(page.locator('.tasks .MuiChip-label')).toHaveText([...state.tasks]);
    await expect(page.locator('.transaction-title')).toHaveText([...state.payments]);
    await expectAccessibleWhenNarrow(page);
  });

async function expectAboveTabs(page: Page, part: Locator): Promise<void> {
  await expect(part).toBeVisible();
  const { y, height } = (await part.boundingBox())!;
  const tabs = (await page.getByRole('navigation', { name: 'Main' }).boundingBox())!;
  expect(y + height, String(part)).toBeLessThanOrEqual(tabs.y);
}
