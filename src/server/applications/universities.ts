import type { UniversityRecord } from '#contract/universities.ts';
import { applicationFee } from '#domain/fees.ts';
import { schoolCode } from '#generated/options.ts';
import { universities as fees } from '#generated/portal-universities.ts';

const codes: { readonly [school: string]: number } = schoolCode;

/** The university's id: the code that its name has in the list of schools. */
export function universityIdOf(school: string | undefined): number | undefined {
  return school !== undefined && Object.hasOwn(codes, school) ? codes[school] : undefined;
}

/** '' for a school that staff have taken out of the list. */
export function universityNameOf(id: number): string {
  return Object.keys(codes).find((school) => codes[school] === id) ?? '';
}

/** In the order of their ids, which have no gap: the one at position id-1 is the student's. */
export const universities: readonly UniversityRecord[] = fees
  .map(({ placeholder: _, ...figures }) => ({ ...figures, name: universityNameOf(figures.id) }))
  .sort((one, other) => one.id - other.id);

/** What the university of that id asks for an application, in dalasi; null for one that is no longer listed. */
export function applicationFeeAt(id: number, firstAdvance: number, listed = universities): number | null {
  const university = listed.find((each) => each.id === id);
  if (!university) return null;
  const { app_fee_flat: flat, app_fee_percentage: percentage } = university;
  return applicationFee({ flat, percentage }, firstAdvance);
}
