import type { ApplicationResponse } from '#contract/applications.ts';

/** '' where a host gave neither name. */
export function fullName({ first_name, last_name }: ApplicationResponse): string {
  return `${first_name} ${last_name}`.trim();
}
