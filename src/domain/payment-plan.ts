import type { CalendarDate } from './dates.ts';
import { dueDateOf } from './due-dates.ts';

interface Instalment {
  readonly date: CalendarDate;
  readonly amount: number;
}

export interface PaymentPlan {
  /** For all months, in bututs. */
  readonly total: number;
  readonly months: number;
  /** Any day of the first month. */
  readonly first: CalendarDate;
}

/** One instalment a month, due on the 5th: equal whole bututs, with the remainder in the last one. */
export function instalmentsOf({ total, months, first }: PaymentPlan): Instalment[] {
  const amount = Math.floor(total / months);
  return Array.from({ length: months }, (_, month) => ({
    date: dueDateOf(first, month),
    amount: month < months - 1 ? amount : total - amount * (months - 1),
  }));
}
