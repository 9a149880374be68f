import { schoolCode } from '#generated/options.ts';

const codes: { readonly [school: string]: number } = schoolCode;

/** The university's id: the code that its name has in the list of schools (portal.md §3). */
export function universityIdOf(school: string | undefined): number | undefined {
  return school !== undefined && Object.hasOwn(codes, school) ? codes[school] : undefined;
}

/** '' for a school that staff have taken out of the list. */
export function universityNameOf(id: number): string {
  return Object.keys(codes).find((school) => codes[school] === id) ?? '';
}
