import type { Node } from 'jsonc-parser';
import type { Finding } from '../../schemas/source/finding.ts';
import { nodeOf, type Path, placeOfValue, type Source } from '../../schemas/source/source.ts';
import { portalOf } from '../portal-json.ts';

/** These patterns match words for "unknown", a repeated digit, consecutive digits and example domains. */
const signs: readonly (readonly [RegExp, string])[] = [
  [/to be confirmed|\btb[cda]\b|\btodo\b|\bx{3,}\b|lorem ipsum/i, 'says that it is not known yet'],
  [/^\D*(\d)\1{4,}\D*$/, 'looks like an example number'],
  [/^\D*0?123456789?0?\d*\D*$/, 'looks like an example number'],
  [/\bexample\.(com|org|net|gm)\b/i, 'is an example of an address'],
];

const signIn = (text: string) => signs.find(([pattern]) => pattern.test(text))?.[1];

/**
 * Reports details that look like placeholders although portal.json marks them as real
 * (`"placeholder": false`).
 */
export function* placeholders(source: Source): Iterable<Finding> {
  const portal = portalOf(source);
  if (!portal) return;
  const visit = function* (value: unknown, path: Path): Iterable<Path> {
    if (typeof value !== 'object' || value === null) return;
    if ((value as { placeholder?: unknown }).placeholder === false) yield path;
    for (const [key, inner] of Object.entries(value)) {
      yield* visit(inner, [...path, Array.isArray(value) ? Number(key) : key]);
    }
  };
  for (const path of visit(portal.value, [])) {
    const wrong = textsIn(nodeOf(portal, path)).find(({ text }) => signIn(text) !== undefined);
    if (!wrong) continue;
    yield {
      ...placeOfValue(portal, [...path, wrong.key]),
      message: `Students would read "${wrong.text}" as real: its "placeholder" is false, but it ${signIn(wrong.text)}.`,
      fix: 'Write what is real, or set "placeholder" to true again.',
    };
  }
}

function textsIn(node: Node | undefined): { key: string; text: string }[] {
  return (node?.children ?? []).flatMap(({ children }) => {
    const [key, value] = children ?? [];
    return typeof value?.value === 'string' ? [{ key: String(key!.value), text: value.value }] : [];
  });
}
