import Button from '@mui/material/Button';
import { idOf } from '../edit/Place.tsx';
import { isObject, type Json } from '../files/json.ts';
import { nameOf } from '../files/name-of.ts';
import { type MetaSchemas, metaOf, titleOf } from '../meta/meta-schema.ts';
import { jsonOf } from '../store.ts';

/** The parts of a long file with what they hold now, each a press away. */
export function PartsNav({ file, metas }: { readonly file: string; readonly metas: MetaSchemas }) {
  const whole = jsonOf(file);
  const root = metaOf(metas, whole);
  if (!isObject(whole) || !root) return null;
  return (
    <nav className="studio-parts" aria-label="Parts of this page">
      <ul>
        {Object.entries(whole)
          .filter(([key]) => key !== '$schema')
          .map(([key, value]) => (
            <li key={key}>
              <Button variant="text" color="secondary" size="small" onClick={() => goTo(idOf(file, [key]))}>
                {titleOf(root, root, key)}
              </Button>
              <p className="studio-help">{inShort(value)}</p>
            </li>
          ))}
      </ul>
    </nav>
  );
}

function goTo(id: string): void {
  const part = document.getElementById(id);
  part?.scrollIntoView();
  part?.focus();
}

/** The names of what a list holds, or the values of the rest, without an end where it is long. */
function inShort(value: Json): string {
  if (Array.isArray(value)) return value.length === 0 ? 'None' : value.map(nameOf).join(', ');
  if (!isObject(value)) return String(value ?? 'Not known yet');
  return Object.values(value)
    .flatMap((each) => (each === null ? 'Not known yet' : typeof each === 'object' ? [] : String(each)))
    .filter((each) => each !== 'false' && each !== 'true')
    .join(', ');
}
