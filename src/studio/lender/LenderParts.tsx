import { isObject, type Json } from '../files/json.ts';
import { entryName } from '../files/name-of.ts';
import { hrefOf } from '../outline.ts';
import { jsonOf } from '../store.ts';
import { lenderFile, lenderParts } from './lender-parts.ts';

export function LenderParts() {
  const whole = jsonOf(lenderFile);
  if (!isObject(whole)) return null;
  return (
    <nav className="studio-parts" aria-label="Sections of this page">
      <ul>
        {lenderParts.map(({ id, title, keys }) => (
          <li key={id}>
            <a href={hrefOf({ kind: 'file', file: lenderFile, part: id })}>{title}</a>
            <p className="studio-help">
              {keys
                .map((key) => summary(key, whole[key] ?? null))
                .filter(Boolean)
                .join(', ')}
            </p>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * Summarises a value in one line: a list by the names of its entries, an object by its strings and numbers.
 * Leaves out entry names that are only numbers. Returns an empty string if nothing is left to show.
 */
function summary(key: string, value: Json): string {
  if (Array.isArray(value))
    return value
      .map((_entry, index) => entryName(jsonOf, lenderFile, [key, index]))
      .filter((name) => Number.isNaN(Number(name)))
      .join(', ');
  if (!isObject(value)) return String(value ?? '');
  return Object.values(value)
    .filter((each) => typeof each === 'string' || typeof each === 'number')
    .join(', ');
}
