import type { ApplicationResponse } from '#contract/applications.ts';

/** Returns the student's first and last name, or '' if the API has neither. */
export function fullName({ first_name, last_name }: ApplicationResponse): string {
  return `${first_name} ${last_name}`.trim();
}

/** Returns a name for narrow headers, such as "Modou D.", or '' if the API has neither name. */
export function shortName({ first_name, last_name }: ApplicationResponse): string {
  const [first = ''] = first_name.trim().split(/\s/);
  const [initial] = last_name.trim();
  return initial ? `${first} ${initial}.`.trim() : first;
}

/**
 * Returns the first name, or only its first word if the whole name would not fit on two lines of the
 * narrowest header.
 */
export function headerName(firstName: string): string {
  return firstName.length > 20 ? firstName.trim().split(/\s/)[0]! : firstName;
}
