import type { CalendarDate } from './dates.ts';
import { dueDateOf } from './due-dates.ts';

export interface PaymentPlan {
  /** In bututs. */
  readonly total: number;
  readonly months: number;
  /** The first instalment is due in the month of this date; the day does not matter. */
  readonly first: CalendarDate;
}

/** Returns one instalment in bututs per month, due on the 5th. The last one includes the remainder. */
export function instalmentsOf({ total, months, first }: PaymentPlan) {
  const amount = Math.floor(total / months);
  return Array.from({ length: months }, (_, month) => ({
    date: dueDateOf(first, month),
    amount: month < months - 1 ? amount : total - amount * (months - 1),
  }));
}
