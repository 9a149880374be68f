import { UserError } from '../../user-error.ts';

const most = 1000;

/** `7`, `3,5` or `1-12` as numbers, each once. */
export function parseNumbers(typed: string): number[] {
  const numbers = typed.split(',').flatMap((range) => {
    const [, first, last = first] = /^\s*([1-9]\d{0,5})(?:-([1-9]\d{0,5}))?\s*$/.exec(range) ?? [];
    const length = Number(last) - Number(first) + 1;
    if (!(length >= 1 && length <= most)) {
      throw new UserError(`"${typed}" is not written as entries must be: 7, or 3,5, or 1-12.`);
    }
    return Array.from({ length }, (_, index) => Number(first) + index);
  });
  return [...new Set(numbers)];
}
