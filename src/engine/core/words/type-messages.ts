import { sentence } from './field-messages.ts';

export const typeMessages = {
  noTime: (noun: string) => `${sentence(noun)} must be a time with hour and minute`,
  phoneNumber: (noun: string, countries: readonly string[]) =>
    `Enter ${noun} in full, from ${countries.join(', ').replace(/, ([^,]*)$/, ' or $1')}`,
  type: (noun: string) => `${sentence(noun)} must be a number`,
  thousands: (typed: string, whole: string, decimal: string) =>
    `“${typed}” could be ${whole} or ${decimal}. Enter one of the two`,
  minimum: (noun: string, least: string) => `${sentence(noun)} must be ${least} or more`,
  maximum: (noun: string, most: string) => `${sentence(noun)} must be ${most} or less`,
  decimals: (noun: string, most?: number) =>
    most
      ? `${sentence(noun)} must have at most ${most} decimal places`
      : `${sentence(noun)} must be a whole number`,
  addRows: (noun: string, least = 1) =>
    least > 1 ? `Add ${noun}: at least ${least} are needed` : `Add ${noun}`,
  removeRows: (most?: number) => `There can be at most ${most}. Remove one`,
  uri: (noun: string) => `Enter ${noun} in the correct format, like https://www.example.com`,
  confirm: (noun: string) => `Tick the box to confirm ${noun}`,
  exclusive: (noun: string, alone: string) => `Select either ${alone} or other options for ${noun}`,
  fewChoices: (noun: string, least?: number) => `Select at least ${counted(least, 'option')} for ${noun}`,
  manyChoices: (noun: string, most?: number) => `Select no more than ${counted(most, 'option')} for ${noun}`,
  fewFiles: (noun: string, least?: number) => `Add at least ${counted(least, 'file')} for ${noun}`,
  manyFiles: (noun: string, most?: number) => `Add no more than ${counted(most, 'file')} for ${noun}`,
  countryCode: 'Country',
  nationalNumber: 'Number',
  searchFor: (label: string) => `${label}: type to search`,
  found: (shown: number, count: number) =>
    shown < count ? `${shown} of ${count} shown. Type more to see others.` : `${count} found.`,
  listNotLoaded: "This list didn't load. Check your connection.",
  tryAgain: 'Try again',
  hour: 'Hour',
  minute: 'Minute',
  addFile: 'Add another file',
};

function counted(count: number | undefined, of: string): string {
  return `${count} ${of}${count === 1 ? '' : 's'}`;
}
