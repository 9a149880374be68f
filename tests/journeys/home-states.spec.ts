import type { Locator, Page } from '@playwright/test';
import { monthDayYear, todayInBanjul } from '#domain/dates.ts';
import { feeDueDate } from '#domain/due-dates.ts';
import { expectAccessibleWhenNarrow } from './accessibility.ts';
import { heading } from './application.ts';
import { openAs, test } from './demo.ts';
import { expect } from './fixture.ts';
import { approved, behind, fee, figure, group } from './home.ts';
import { dueOfPlan } from './payment.ts';

/*
 * Home in each state: what is to be paid or done, and what was paid. What a student asks it at a glance stands on a small
 * phone without scrolling: how much, by when, to which account and with which number, and what to do next.
 */

interface State {
  /** The card with the large figure and the amount behind, which is shown in every state. */
  readonly balance: string;
  readonly isBehind?: boolean;
  readonly banners: readonly string[];
  /** Of the application, where something of it is left to do, or it is news. */
  readonly status?: string;
  /** Of the application, the invoice and the fee; none where nothing is asked of the student. */
  readonly tasks: readonly string[];
  /** The recent payments, newest first. */
  readonly payments: readonly string[];
  /** Something of the application is left to do, or to be said: it stands above what was paid. */
  readonly hasApplication: boolean;
  /** At a glance, beside the account to pay to and the number to quote, where there is something to pay. */
  readonly says: readonly string[];
  readonly hasToPay: boolean;
  readonly next: (page: Page) => Locator;
}

const payTo = [/^Pay to .+\d{6,}/, /^Quote MAT number \d+/];

const nothingBehind = 'Amount BehindD0Nothing is overdue.';

const usual: State = {
  balance: nothingBehind,
  banners: [],
  tasks: [],
  payments: [],
  hasApplication: false,
  says: [],
  hasToPay: true,
  next: (page) => page.getByRole('button', { name: 'How to pay' }),
};

const nextDue = dueOfPlan();
const feeToCome =
  'Once we have your invoice, we will tell you within a few days how much the fee is and how to pay it.';
const firstToCome = `We'll show your first payment and its date here. It will not be due before ${nextDue}.`;

/** Each by what it has other than usual. */
const states: Readonly<Record<string, Partial<State>>> = {
  'demo-open': {
    balance: `Amount BehindD0Nothing to pay yet. ${feeToCome}`,
    status: 'Next: upload your invoice.',
    tasks: ['Done', 'To do', 'Waiting'],
    hasApplication: true,
    says: ['Next: upload your invoice.', feeToCome],
    hasToPay: false,
    next: (page) => page.getByRole('link', { name: 'Upload invoice' }),
  },
  'demo-pending': {
    banners: [fee],
    status: 'Pay your application fee to continue.',
    tasks: ['Done', 'Done', 'To do'],
    hasApplication: true,
    says: ['D500', `due on ${monthDayYear(feeDueDate(todayInBanjul()))}`],
    next: (page) => page.getByRole('button', { name: fee }),
  },
  'demo-approved': {
    status: approved,
    balance: `${approved}Next paymentD1,150due on ${nextDue}${nothingBehind}`,
    says: ['D1,150', `due on ${nextDue}`],
  },
  'demo-on-time': {
    balance: `Next paymentD1,150due on ${nextDue}${nothingBehind}`,
    banners: [group],
    payments: ['First monthly payment'],
    says: ['D1,150', `due on ${nextDue}`],
  },
  'demo-behind': {
    isBehind: true,
    balance: `${behind}Amount BehindD1,749.74Pay this now to be up to date. Then D833.33 is due on ${nextDue}.`,
    banners: [group],
    payments: ['Mobile money', 'Deposit at the bank'],
    says: ['D1,749.74', `Pay this now to be up to date. Then D833.33 is due on ${nextDue}.`],
  },
  'demo-ahead': {
    balance: `You have paid D2,800 aheadNext payment: D700, due on ${dueOfPlan(4)}${nothingBehind}`,
    banners: [group],
    payments: ['Half a year in advance', 'Deposit at the bank'],
    says: ['D700', 'You have paid D2,800 ahead'],
  },
  'demo-overpaid': {
    balance: `All paid, plus D250.75 extraCall us about the extra.Questions? Call 0045678 (demo)${nothingBehind}`,
    banners: [group],
    payments: ['Deposit at the bank', 'Deposit at the bank'],
    says: ['All paid, plus D250.75 extra', 'Call us about the extra.'],
    hasToPay: false,
    next: (page) => page.getByRole('heading', { name: /^All paid/ }),
  },
  'demo-no-payments': {
    status: approved,
    balance: `${approved}Nothing to pay yet${firstToCome}Amount BehindD0`,
    says: [firstToCome],
    hasToPay: false,
    next: (page) => page.getByRole('heading', { name: 'Nothing to pay yet' }),
  },
  'demo-rejected': {
    balance: 'Amount BehindD0You have nothing to pay.',
    status: 'We could not approve your application.',
    hasApplication: true,
    says: ['We could not approve your application.', 'You have nothing to pay.'],
    hasToPay: false,
    next: (page) => page.getByRole('main').getByRole('link', { name: 'Resource Hub' }),
  },
  // Approved 40 days ago, but this university has no group.
  'demo-masters': {
    balance: `Next paymentD1,700due on ${nextDue}${nothingBehind}`,
    payments: ['Deposit at the bank'],
    says: ['D1,700', `due on ${nextDue}`],
  },
  'demo-long-name': {
    isBehind: true,
    balance: 'Amount BehindD102,879.62',
    banners: [group],
    payments: [
      'PaymentWithAReferenceThatHasNoSpaceAn'.slice(0, 30),
      'Deposit at the counter of the bank'.slice(0, 30),
    ],
    says: ['D102,879.62'],
  },
};

/** Those that look unlike; the figures of the others are held by src/domain/payment-state.test.ts. */
const inCore = new Set(['demo-open', 'demo-behind', 'demo-rejected']);

test.describe('each state in words', () => {
  for (const [student, others] of Object.entries(states)) {
    const state = { ...usual, ...others };
    test(student, { tag: inCore.has(student) ? '@core' : [] }, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 640 });
      await openAs(page, student, '/home');
      await expect(heading(page, 'Home')).toBeVisible();
      for (const words of [...state.says, ...(state.hasToPay ? payTo : [])])
        await expectAboveTabs(page, page.getByRole('main').getByText(words).first());
      await expectAboveTabs(page, state.next(page));
      if (state.status) await expect(page.getByText(state.status, { exact: true })).toBeVisible();
      await expect(page.getByText(approved)).toHaveCount(state.status === approved ? 1 : 0);
      await expect(figure(page)).toContainText(state.balance);
      await expect(page.getByRole('link', { name: 'Payment History' })).toBeVisible();
      await expect(page.getByText(behind)).toHaveCount(state.isBehind ? 1 : 0);
      await expect(page.locator('.banner')).toHaveText([...state.banners]);
      await expect(page.locator('.tasks .MuiChip-label')).toHaveText([...state.tasks]);
      await expect(page.locator('.transaction-title')).toHaveText([...state.payments]);
      await expect(page.getByText('No payments yet')).toHaveCount(state.payments.length > 0 ? 0 : 1);
      await expect(page.getByRole('main').getByRole('heading', { name: /^(Your app|Recent)/ })).toHaveText([
        ...(state.hasApplication ? ['Your application'] : []),
        'Recent Payments',
      ]);
      await expectAccessibleWhenNarrow(page);
    });
  }
});

/** It is seen as a whole, not under the tabs. */
async function expectAboveTabs(page: Page, part: Locator): Promise<void> {
  await expect(part).toBeVisible();
  const { y, height } = (await part.boundingBox())!;
  const tabs = (await page.getByRole('navigation', { name: 'Main' }).boundingBox())!;
  expect(y + height, String(part)).toBeLessThanOrEqual(tabs.y);
}
