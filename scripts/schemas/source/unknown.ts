import type { Finding } from './finding.ts';
import { insteadOf, nearest } from './nearest.ts';
import { type JsonFile, nodeOf, type Path, placeOfKey, placeOfValue } from './source.ts';

type Advice = Pick<Finding, 'file' | 'line' | 'column' | 'fix' | 'edit'>;

/** Where a value stands that is none of those known, and what to write in its place: the nearest, or one of few. */
export function unknownValue(file: JsonFile, path: Path, known: readonly string[]): Advice {
  const node = nodeOf(file, path);
  return { ...placeOfValue(file, path), ...instead(node, known) };
}

/** The same for the name before a value. */
export function unknownKey(file: JsonFile, path: Path, known: readonly string[]): Advice {
  const node = nodeOf(file, path)?.parent?.children?.[0];
  return { ...placeOfKey(file, path), ...instead(node, known) };
}

function instead(node: ReturnType<typeof nodeOf>, known: readonly string[]): Pick<Finding, 'fix' | 'edit'> {
  if (!node) return {};
  const word = String(node.value);
  const near = nearest(word, known);
  const fix = insteadOf(word, known);
  return {
    ...(fix && { fix }),
    ...(near && { edit: { offset: node.offset, length: node.length, text: JSON.stringify(near) } }),
  };
}
