/** An amount as hosts send it, a number or its decimal spelling; undefined for everything else. Dalasi. */
export function amountIn(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  return typeof value === 'string' && /^-?\d{1,15}(\.\d+)?$/.test(value) ? Number(value) : undefined;
}

/** A value that `amountIn` can read. */
export const isAmount = (value: unknown): boolean => amountIn(value) !== undefined;
