import { type CalendarDate, monthTwoDigitDayYear } from './dates.ts';
import { money, sumOf } from './money.ts';

/** The facts that a clause of the contract may use in {{ }}; they depend on the student and the university. */
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

/** A university's figures by their names on the wire, in dalasi or per cent. */
export const figureNames = [
  'app_fee_flat',
  'app_fee_percentage',
  'during_studies_min_payment',
  'during_studies_membership_fee',
  'after_studies_min_payment',
  'after_studies_membership_fee',
] as const;

/** The known figures. */
export type UniversityFigures = { readonly [name in (typeof figureNames)[number]]?: number };

interface Contract {
  readonly student: string;
  readonly university: string;
  readonly startDate: CalendarDate | null;
  readonly figures: UniversityFigures;
}

/** Stands for a fact that is not known. */
export const notAvailable = 'not available';

/** The facts of one student's contract as text; a missing fact says so, and is never D0. */
export function contractFacts({ student, university, startDate, figures }: Contract): ContractFacts {
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
    application_fee: feeInWords(figures.app_fee_flat, figures.app_fee_percentage),
  };
}

/** The flat amount, or the percentage if that is 0; its amount is known only with the first advance. */
function feeInWords(flat: number | undefined, percentage: number | undefined): string {
  if (flat === undefined) return notAvailable;
  if (flat > 0) return money(flat);
  return percentage ? `${percentage}% of the first tuition advance` : notAvailable;
}

/** Splits a clause into pieces with the facts filled in. `isTotal` marks monthly totals, which students look for. */
export function fillClause(clause: string, facts: ContractFacts): { text: string; isTotal: boolean }[] {
  const known: Readonly<Record<string, string>> = facts;
  // Splitting by a capture group makes every other piece a fact's name.
  return clause.split(/\{\{(\w+)\}\}/).flatMap((piece, index) => {
    const isFact = index % 2 === 1;
    const text = isFact ? (known[piece] ?? notAvailable) : piece;
    return text ? [{ text, isTotal: isFact && piece.endsWith('_total') }] : [];
  });
}
