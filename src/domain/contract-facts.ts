import { type CalendarDate, monthTwoDigitDayYear } from './dates.ts';
import { money, sumOf } from './money.ts';

/** The variables that staff can write as {{name}} in the text of the contract. */
export const contractFactNames = [
  'student',
  'university',
  'start_date',
  'during_studies_min_payment',
  'during_studies_membership_fee',
  'during_studies_total',
  'after_studies_min_payment',
  'after_studies_membership_fee',
  'after_studies_total',
  'application_fee',
] as const;

export type ContractFacts = Readonly<Record<(typeof contractFactNames)[number], string>>;

/** The names of amounts in API responses. `app_fee_percentage` is in per cent, the others are in dalasi. */
export const figureNames = [
  'app_fee_flat',
  'app_fee_percentage',
  'during_studies_min_payment',
  'during_studies_membership_fee',
  'after_studies_min_payment',
  'after_studies_membership_fee',
] as const;

export type UniversityFigures = { readonly [name in (typeof figureNames)[number]]?: number };

interface Contract {
  readonly student: string;
  readonly university: string;
  readonly startDate: CalendarDate | null;
  readonly figures: UniversityFigures;
  /** False until staff have set the student's own fee, which may differ from the university's usual fee. */
  readonly isFeeSet?: boolean;
}

export const notAvailable = 'not available';

/** Returns the value of each variable as text. An unknown amount is "not available" rather than D0. */
export function contractFacts({
  student,
  university,
  startDate,
  figures,
  isFeeSet = true,
}: Contract): ContractFacts {
  const amount = (dalasi: number | undefined) => (dalasi === undefined ? notAvailable : money(dalasi));
  const total = (...parts: readonly (number | undefined)[]) =>
    parts.every((part) => part !== undefined) ? money(sumOf(parts)) : notAvailable;
  return {
    student: student || notAvailable,
    university: university || notAvailable,
    start_date: startDate ? monthTwoDigitDayYear(startDate) : notAvailable,
    during_studies_min_payment: amount(figures.during_studies_min_payment),
    during_studies_membership_fee: amount(figures.during_studies_membership_fee),
    during_studies_total: total(figures.during_studies_min_payment, figures.during_studies_membership_fee),
    after_studies_min_payment: amount(figures.after_studies_min_payment),
    after_studies_membership_fee: amount(figures.after_studies_membership_fee),
    after_studies_total: total(figures.after_studies_min_payment, figures.after_studies_membership_fee),
    application_fee: isFeeSet ? feeInWords(figures.app_fee_flat, figures.app_fee_percentage) : 'not set yet',
  };
}

/**
 * Returns the flat fee as an amount, or else the percentage in words. A percentage cannot be converted to an
 * amount, because the first tuition advance is not known yet.
 */
function feeInWords(flat: number | undefined, percentage: number | undefined): string {
  if (flat === undefined) return notAvailable;
  if (flat > 0) return money(flat);
  return percentage ? `${percentage}% of the first tuition advance` : notAvailable;
}

/** Splits a clause at its variables and inserts their values. The page shows parts with `isTotal` in bold. */
export function fillClause(clause: string, facts: ContractFacts): { text: string; isTotal: boolean }[] {
  const known: Readonly<Record<string, string>> = facts;
  // Splitting by a capture group puts the names of the variables at the odd indexes.
  return clause.split(/\{\{(\w+)\}\}/).flatMap((piece, index) => {
    const isFact = index % 2 === 1;
    const text = isFact ? (known[piece] ?? notAvailable) : piece;
    return text ? [{ text, isTotal: isFact && piece.endsWith('_total') }] : [];
  });
}
