import { type DateParts, monthNames } from '../values/date-parts.ts';

/**
 * These texts have their own file, so that pages without a Wizard, such as log-in, do not load the texts of
 * the Wizard.
 */
export const fieldMessages = {
  optional: (label: string) => `${label} (optional)`,
  problemTitle: 'There is a problem',
  enter: (noun: string) => `Enter ${noun}`,
  select: (noun: string) => `Select ${noun}`,
  maxLength: (noun: string, most?: number) => `${sentence(noun)} must be ${most} characters or fewer`,
  minLength: (noun: string, least?: number) => `${sentence(noun)} must be at least ${least} characters`,
  noRealDate: (noun: string) => `${sentence(noun)} must be a real date`,
  missingDateParts: (noun: string, missing: readonly (keyof DateParts)[]) =>
    `${sentence(noun)} must include ${missing.map((part) => `a ${part}`).join(' and ')}`,
  sameAs: (noun: string, other: string) => `${sentence(noun)} must be the same as ${other}`,
  pastYears: (noun: string, years?: number) =>
    `${sentence(noun)} must be in the past, within the last ${years} years`,
  email: (noun: string) => `Enter ${noun} in the correct format, like name@example.com`,
  yes: 'Yes',
  no: 'No',
  onlyDigits: 'Use digits only.',
  maxDigits: (most: number) => `Use ${most} digits or fewer.`,
  leaveOut: (start: string) => `Leave out ${start} at the start.`,
  onlyDecimals: 'Use digits, with up to 2 decimal places.',
  show: 'Show',
  hide: 'Hide',
  noChoice: 'Select',
  selectFirst: (noun: string) => `Select ${noun} first`,
  day: 'Day',
  month: 'Month',
  year: 'Year',
  months: monthNames as readonly string[],
  emptyFile: 'This file is empty. Choose another one',
  remove: 'Remove',
};

export function sentence(noun: string): string {
  return noun.charAt(0).toUpperCase() + noun.slice(1);
}
