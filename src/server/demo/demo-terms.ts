import type { UniversityRecord } from '#contract/universities.ts';
import { bututs, dalasi } from '#domain/bututs.ts';
import { instalmentsOf } from '#domain/payment-plan.ts';
import type { Application } from '../applications/applications-repository.ts';
import { demoStudents } from './demo-students.ts';

/**
 * Returns the universities. If the applicant is a demo student, the monthly payment at the student's
 * university is set to the amount of the demo invoices. The MAT number (the university's student number)
 * identifies a demo student even after the phone number has changed.
 */
export function asBilled(
  universities: readonly UniversityRecord[],
  applicant: Pick<Application, 'matNumber' | 'universityId'> | undefined,
): readonly UniversityRecord[] {
  const plan = demoStudents.find(({ answers }) => answers.ID === applicant?.matNumber)?.plan;
  if (!plan) return universities;
  const [first] = instalmentsOf({ total: bututs(plan.total), months: plan.months, first: '2000-01-01' });
  return universities.map((university) =>
    university.id === applicant?.universityId ? withMonthly(university, first!.amount) : university,
  );
}

/**
 * Adjusts the minimum payment during the studies, so that this payment and the membership fee add up to
 * `monthly` (in bututs). The minimum payment after the studies changes by the same amount.
 */
function withMonthly(university: UniversityRecord, monthly: number): UniversityRecord {
  const { during_studies_min_payment, during_studies_membership_fee, after_studies_min_payment } = university;
  const minimum = monthly - bututs(during_studies_membership_fee);
  const more = minimum - bututs(during_studies_min_payment);
  return {
    ...university,
    during_studies_min_payment: dalasi(minimum),
    after_studies_min_payment: dalasi(bututs(after_studies_min_payment) + more),
  };
}
