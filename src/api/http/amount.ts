/** An amount as hosts send it, a number or its decimal spelling; undefined for everything else. Dalasi. */
export function parseAmount(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  return typeof value === 'string' && /^-?\d{1,15}(\.\d+)?$/.test(value) ? Number(value) : undefined;
}

/** A value that `parseAmount` can read. */
export const isAmount = (value: unknown): boolean => parseAmount(value) !== undefined;
