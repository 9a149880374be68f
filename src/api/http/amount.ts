/**
 * Parses an amount in dalasi, which servers send as a number or a decimal string. Returns undefined for any
 * other value.
 */
export function parseAmount(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  return typeof value === 'string' && /^-?\d{1,15}(\.\d+)?$/.test(value) ? Number(value) : undefined;
}

export const isAmount = (value: unknown): boolean => parseAmount(value) !== undefined;
