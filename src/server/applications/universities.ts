import type { UniversityRecord } from '#contract/universities.ts';
import { applicationFee } from '#domain/fees.ts';
import { schoolCode } from '#generated/options.ts';
import { universities as fees } from '#generated/portal-universities.ts';

const codes: { readonly [school: string]: number } = schoolCode;

export function universityIdOf(school: string | undefined): number | undefined {
  return school !== undefined && Object.hasOwn(codes, school) ? codes[school] : undefined;
}

/** Returns the school's name, or an empty string if staff have removed the school from the list. */
export function universityNameOf(id: number): string {
  return Object.keys(codes).find((school) => codes[school] === id) ?? '';
}

/**
 * The universities, sorted by id. The ids start at 1 and have no gaps, so a university is at index id - 1.
 */
export const universities: readonly UniversityRecord[] = fees
  .map(({ placeholder: _, ...figures }) => ({ ...figures, name: universityNameOf(figures.id) }))
  .sort((one, other) => one.id - other.id);

/** Returns the fee in dalasi, or null if the university is no longer listed. */
export function applicationFeeAt(id: number, firstAdvance: number, listed = universities): number | null {
  const university = listed.find((each) => each.id === id);
  if (!university) return null;
  const { app_fee_flat: flat, app_fee_percentage: percentage } = university;
  return applicationFee({ flat, percentage }, firstAdvance);
}
