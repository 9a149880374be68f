import { expectAccessibleWhenNarrow } from './accessibility.ts';
import { heading } from './application.ts';
import { openAs, test } from './demo.ts';
import { expect } from './fixture.ts';
import { approved, behind, fee, figure, group } from './home.ts';
import { dueOfPlan } from './payment.ts';

/* Home in each state: what is to be paid or done, and what was paid. */

interface State {
  /** Of the large figure, which stands in every state, and what it means. */
  readonly balance: string;
  readonly banners: readonly string[];
  readonly status: string;
  /** Of the invoice and of the fee; none where nothing is asked of the student. */
  readonly tasks: readonly string[];
  /** The recent payments, newest first. */
  readonly payments: readonly string[];
  /** Something of the application is left to do, or to be said: it stands above what was paid. */
  readonly hasApplication: boolean;
}

const nothingBehind = 'Amount BehindD0Nothing is overdue.';

const usual: State = {
  balance: nothingBehind,
  banners: [],
  status: approved,
  tasks: [],
  payments: [],
  hasApplication: false,
};

const nextDue = dueOfPlan();

/** Each by what it has other than usual. */
const states: Readonly<Record<string, Partial<State>>> = {
  'demo-open': {
    status: 'We have your application. Next: upload your invoice.',
    tasks: ['To do', 'Waiting'],
    hasApplication: true,
  },
  'demo-pending': {
    banners: [fee],
    status: 'Pay your application fee to continue.',
    tasks: ['Done', 'To do'],
    hasApplication: true,
  },
  'demo-approved': { balance: `${nothingBehind}Next payment: D1,150, due on ${nextDue}` },
  'demo-on-time': {
    balance: `${nothingBehind}Next payment: D1,150, due on ${nextDue}`,
    banners: [group],
    payments: ['First monthly payment'],
  },
  'demo-behind': {
    balance: `${behind}Amount BehindD1,749.74Pay this now to be up to date. Then D833.33 is due on ${nextDue}.`,
    banners: [group],
    payments: ['Mobile money', 'Deposit at the bank'],
  },
  'demo-ahead': {
    balance: `${nothingBehind}You have paid D2,800 aheadNext payment: D700, due on ${dueOfPlan(4)}`,
    banners: [group],
    payments: ['Half a year in advance', 'Deposit at the bank'],
  },
  'demo-overpaid': {
    balance: `${nothingBehind}All paidYou have paid D250.75 more than you owe. Ask us about it.Questions? Call 0045678 (made up)`,
    banners: [group],
    payments: ['Deposit at the bank', 'Deposit at the bank'],
  },
  'demo-no-payments': {
    balance: `${nothingBehind}Nothing to pay yetWe'll show your first payment and its date here.`,
  },
  'demo-rejected': {
    status: 'We could not approve your application.',
    tasks: [],
    hasApplication: true,
  },
  // Approved 40 days ago, but this university has no group.
  'demo-masters': { balance: `${nothingBehind}Next payment: D1,700`, payments: ['Deposit at the bank'] },
  'demo-long-name': {
    balance: 'Amount BehindD102,879.62',
    banners: [group],
    payments: [
      'PaymentWithAReferenceThatHasNoSpaceAn'.slice(0, 30),
      'Deposit at the counter of the bank'.slice(0, 30),
    ],
  },
};

/** Those that look unlike; the figures of the others are held by src/domain/payment-state.test.ts. */
const inCore = new Set(['demo-open', 'demo-behind', 'demo-rejected']);

test.describe('each state in words', () => {
  for (const [student, others] of Object.entries(states)) {
    const state = { ...usual, ...others };
    test(student, { tag: inCore.has(student) ? '@core' : [] }, async ({ page }) => {
      await openAs(page, student, '/home');
      await expect(heading(page, 'Home')).toBeVisible();
      await expect(page.getByText(state.status, { exact: true })).toBeVisible();
      await expect(figure(page)).toContainText(state.balance);
      await expect(page.getByRole('link', { name: 'Payment History' })).toBeVisible();
      await expect(page.getByText(behind)).toHaveCount(state.balance.includes(nothingBehind) ? 0 : 1);
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
