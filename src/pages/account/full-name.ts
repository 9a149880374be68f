import type { ApplicationResponse } from '#contract/applications.ts';

/** '' where a host gave neither name. */
export function fullName({ first_name, last_name }: ApplicationResponse): string {
  return `${first_name} ${last_name}`.trim();
}

/** What fits into two lines of the smallest header together with the rest of it; a longer name is cut after a word. */
export function headerName(firstName: string): string {
  if (firstName.length <= 20) return firstName;
  const start = firstName.slice(0, 12);
  const words = start.slice(0, start.lastIndexOf(' '));
  return start.includes(' ') ? `${words} …` : `${start.slice(0, 12)}…`;
}
