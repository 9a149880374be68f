import type { ApplicationResponse } from '#contract/applications.ts';

/** '' where a host gave neither name. */
export function fullName({ first_name, last_name }: ApplicationResponse): string {
  return `${first_name} ${last_name}`.trim();
}

/** "Modou D.": says whose page it is where there is little room. '' where a host gave neither name. */
export function shortName({ first_name, last_name }: ApplicationResponse): string {
  const [first = ''] = first_name.trim().split(/\s/);
  const [initial] = last_name.trim();
  return initial ? `${first} ${initial}.`.trim() : first;
}

/** What fits into two lines of the smallest header together with the rest of it; of a longer name the first word. */
export function headerName(firstName: string): string {
  return firstName.length > 20 ? firstName.trim().split(/\s/)[0]! : firstName;
}
