import type { Locator, Page } from '@playwright/test';
import { openAs, test } from './demo.ts';
import { expectAccessibleWhenNarrow } from './expect-accessible.ts';
import { expect } from './fixture.ts';
import { approved, behind, fee, figure, group } from './home.ts';
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

test('shows every other state accessibly, with its banner', async ({ page }) => {
  for (const [student, words, banners, isBehind] of [
    ['demo-pending', fee, [fee], false],
    ['demo-approved', approved, [], false],
    ['demo-on-time', `due on ${nextDue}`, [group], false],
    ['demo-ahead', 'You have paid D2,800 ahead', [group], false],
    ['demo-overpaid', 'You have paid D250.75 more than you owe.', [group], false],
    ['demo-no-payments', 'Nothing to pay yet', [], false],
    // demo-masters was approved 40 days ago but sees no banner, because that student's university has no
    // WhatsApp group.
    ['demo-masters', 'D1,700', [], false],
    ['demo-long-name', 'D102,879.62', [group], true],
  ] as const) {
    await page.setViewportSize({ width: 390, height: 640 });
    await openAs(page, student, '/home');
    await expectAboveTabs(page, page.getByRole('main').getByText(words).first());
    await expect(figure(page), student).toContainText('Amount Behind');
    await expect(page.locator('.banner'), student).toHaveText([...banners]);
    await expect(page.getByRole('link', { name: 'Payment History' }), student).toBeVisible();
    await expect(page.getByText(behind), student).toHaveCount(isBehind ? 1 : 0);
    await expectAccessibleWhenNarrow(page);
  }
});

async function expectAboveTabs(page: Page, part: Locator): Promise<void> {
  await expect(part).toBeVisible();
  const { y, height } = (await part.boundingBox())!;
  const tabs = (await page.getByRole('navigation', { name: 'Main' }).boundingBox())!;
  expect(y + height, String(part)).toBeLessThanOrEqual(tabs.y);
}
