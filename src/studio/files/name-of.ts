import { isObject, type Json } from './json.ts';

/**
 * Returns a readable name for a list entry: its title, name, id or a similar property; without any, its number, counted
 * from 1.
 */
export function nameOf(value: Json, index: number): string {
  const named = isObject(value)
    ? (value.title ?? value.name ?? value.bank ?? value.id ?? value.legend ?? value.const)
    : undefined;
  if (typeof named === 'string' && named !== '') return named;
  return typeof value === 'string' && value !== '' ? value : `${index + 1}`;
}
