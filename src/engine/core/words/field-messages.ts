import { type DateParts, monthNames } from '../values/date-parts.ts';

/** What is said of single fields. Those of the Wizard are apart, because a log-in does without. */
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
  noTime: (noun: string) => `${sentence(noun)} must be a time with hour and minute`,
  phoneNumber: (noun: string, countries: readonly string[]) =>
    `Enter ${noun} with all its digits, of ${countries.join(', ').replace(/, ([^,]*)$/, ' or $1')}`,
  sameAs: (noun: string, other: string) => `${sentence(noun)} must be the same as ${other}`,
  pastYears: (noun: string, years?: number) =>
    `${sentence(noun)} must be in the past, within the last ${years} years`,
  type: (noun: string) => `${sentence(noun)} must be a number`,
  minimum: (noun: string, least: string) => `${sentence(noun)} must be ${least} or more`,
  maximum: (noun: string, most: string) => `${sentence(noun)} must be ${most} or less`,
  decimals: (noun: string, most?: number) =>
    most
      ? `${sentence(noun)} must have at most ${most} decimal places`
      : `${sentence(noun)} must be a whole number`,
  addRows: (noun: string, least = 1) =>
    least > 1 ? `Add ${noun}: at least ${least} are needed` : `Add ${noun}`,
  removeRows: (most?: number) => `There can be at most ${most}. Remove one`,
  email: (noun: string) => `Enter ${noun} in the correct format, like name@example.com`,
  uri: (noun: string) => `Enter ${noun} in the correct format, like https://www.example.com`,
  confirm: (noun: string) => `Tick the box to confirm ${noun}`,
  exclusive: (noun: string, alone: string) => `Select either ${alone} or other options for ${noun}`,
  fewChoices: (noun: string, least?: number) => `Select at least ${counted(least, 'option')} for ${noun}`,
  manyChoices: (noun: string, most?: number) => `Select no more than ${counted(most, 'option')} for ${noun}`,
  fewFiles: (noun: string, least?: number) => `Add at least ${counted(least, 'file')} for ${noun}`,
  manyFiles: (noun: string, most?: number) => `Add no more than ${counted(most, 'file')} for ${noun}`,
  yes: 'Yes',
  no: 'No',
  onlyDigits: 'Only digits can be typed here.',
  maxDigits: (most: number) => `At most ${most} digits fit here. Check the number.`,
  onlyDecimals: 'Only digits and one point with at most 2 decimal places can be typed here.',
  onlyNumbers: 'Only a number can be typed here.',
  countryCode: 'Country',
  nationalNumber: 'Number',
  show: 'Show',
  hide: 'Hide',
  noChoice: 'Select',
  selectFirst: (noun: string) => `Select ${noun} first`,
  searchFor: (label: string) => `${label}: type to search`,
  found: (shown: number, count: number) =>
    shown < count ? `${shown} of ${count} shown. Type more to see others.` : `${count} found.`,
  listNotLoaded: 'This list did not come. Check your network.',
  tryAgain: 'Try again',
  day: 'Day',
  month: 'Month',
  year: 'Year',
  hour: 'Hour',
  minute: 'Minute',
  months: monthNames as readonly string[],
  emptyFile: 'This file is empty. Choose another one',
  fileGone: 'This file is not on this phone any more. Choose it again',
  /** `820 KB`, `4.8 MB`; not 0 for anything. */
  fileSize: (bytes: number) =>
    bytes < 1_000_000
      ? `${Math.max(1, Math.round(bytes / 1000))} KB`
      : `${(bytes / 1_000_000).toFixed(1)} MB`,
  addFile: 'Add another file',
  preparingPhoto: 'Getting the photo ready…',
  madeSmaller: 'made smaller to',
  preview: (file: string) => `Preview of ${file}`,
  remove: 'Remove',
};

function counted(count: number | undefined, of: string): string {
  return `${count} ${of}${count === 1 ? '' : 's'}`;
}

/** The noun at the beginning of a sentence. */
export function sentence(noun: string): string {
  return noun.charAt(0).toUpperCase() + noun.slice(1);
}
