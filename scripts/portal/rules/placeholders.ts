import type { Node } from 'jsonc-parser';
import { type Finding, placeOf } from '../../schemas/source/finding.ts';
import type { Source } from '../../schemas/source/source.ts';
import { portalOf } from '../portal-json.ts';

/** These patterns match words for "unknown", a repeated digit, consecutive digits and example domains. */
const signs: readonly (readonly [RegExp, string])[] = [
  [/to be confirmed|\btb[cda]\b|\btodo\b|\bx{3,}\b|lorem ipsum/i, 'says that it is not known yet'],
  [/^\D*(\d)\1{4,}\D*$/, 'looks like an example number'],
  [/^\D*0?123456789?0?\d*\D*$/, 'looks like an example number'],
  [/\bexample\.(com|org|net|gm)\b/i, 'is an example of an address'],
];

const signIn = (text: string) => signs.find(([pattern]) => pattern.test(text))?.[1];

/** Reports details that look like placeholders although portal.json has `"placeholder": false`. */
export function* placeholders(source: Source): Iterable<Finding> {
  const portal = portalOf(source);
  for (const { children = [] } of portal ? realDetails(portal.tree) : []) {
    const values = children.flatMap((property) => property.children?.[1] ?? []);
    const wrong = values.find(({ type, value }) => type === 'string' && signIn(value));
    if (!wrong) continue;
    yield {
      ...placeOf(portal!, wrong.offset),
      message: `Students would read "${wrong.value}" as real: its "placeholder" is false, but it ${signIn(wrong.value)}.`,
      fix: 'Write what is real, or set "placeholder" to true again.',
    };
  }
}

function* realDetails(node: Node): Iterable<Node> {
  const { type, children = [] } = node;
  const isMarked = ({ children: [key, value] = [] }: Node) =>
    key?.value === 'placeholder' && value?.value === false;
  if (type === 'object' && children.some(isMarked)) yield node;
  for (const child of children) yield* realDetails(child);
}
