import { sentence } from '../words/field-messages.ts';

export const crossFieldMessages = {
  from: (noun: string, limit: string, isDay: boolean) =>
    isDay ? `${sentence(noun)} must be on or after ${limit}` : `${sentence(noun)} must be ${limit} or later`,
  to: (noun: string, limit: string, isDay: boolean) =>
    isDay
      ? `${sentence(noun)} must be on or before ${limit}`
      : `${sentence(noun)} must be ${limit} or earlier`,
  todayOrLater: (noun: string) => `${sentence(noun)} must be today or later`,
  todayOrEarlier: (noun: string) => `${sentence(noun)} must be today or earlier`,
  notBefore: (noun: string, other: string, isNumber: boolean) =>
    `${sentence(noun)} must not be ${isNumber ? 'less than' : 'before'} ${other}`,
  notAfter: (noun: string, other: string) => `${sentence(noun)} must not be after ${other}`,
  after: (noun: string, other: string, isNumber: boolean) =>
    `${sentence(noun)} must be ${isNumber ? 'more than' : 'after'} ${other}`,
  different: (noun: string, other: string) => `${sentence(noun)} must be different from ${other}`,
  youngest: (noun: string, years: number) =>
    isOwn(noun)
      ? `You must be at least ${years} years old`
      : `${sentence(noun)} must be at least ${years} years ago`,
  oldest: (noun: string, years: number) =>
    isOwn(noun)
      ? `You must be at most ${years} years old`
      : `${sentence(noun)} must be at most ${years} years ago`,
  sumIs: (nouns: readonly string[], total: number) =>
    `${sentence(listed(nouns, 'and'))} must come to ${total} together`,
  atLeastOneOf: (nouns: readonly string[]) => `Give at least one: ${listed(nouns, 'or')}`,
};

const isOwn = (noun: string) => /^your (date of birth|birth ?da(te|y))/i.test(noun);

function listed(nouns: readonly string[], word: string): string {
  const [first = '', ...others] = nouns;
  return others.length > 0
    ? `${[first, ...others.slice(0, -1)].join(', ')} ${word} ${others.slice(-1)}`
    : first;
}
