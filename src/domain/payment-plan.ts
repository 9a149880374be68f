import type { CalendarDate } from './dates.ts';
import { dueDateOf } from './due-dates.ts';

interface Instalment {
  readonly date: CalendarDate;
  readonly amount: number;
}

export interface PaymentPlan {
  /** Of all months, in bututs. */
  readonly total: number;
  readonly months: number;
  /** A day of the first month. */
  readonly first: CalendarDate;
}

/**
 * One instalment a month, due on the 5th. All are whole bututs and equal, but for the last, which
 * takes what does not divide, so that together they are the total.
 */
export function instalmentsOf({ total, months, first }: PaymentPlan): Instalment[] {
  const amount = Math.floor(total / months);
  return Array.from({ length: months }, (_, month) => ({
    date: dueDateOf(first, month),
    amount: month < months - 1 ? amount : total - amount * (months - 1),
  }));
}
