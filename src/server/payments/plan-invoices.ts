import { instalmentsOf, type PaymentPlan } from '#domain/payment-plan.ts';
import type { Entry } from './transactions-repository.ts';

export function planInvoices(plan: PaymentPlan): Entry[] {
  return instalmentsOf(plan).map((instalment, index) => ({
    ...instalment,
    kind: 'invoice',
    memo: `Monthly payment ${index + 1} of ${plan.months}`,
  }));
}

export function isPlanInvoice({ kind, memo }: Pick<Entry, 'kind' | 'memo'>): boolean {
  return kind === 'invoice' && /^Monthly payment \d+ of \d+$/.test(memo);
}
