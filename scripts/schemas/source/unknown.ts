import type { Finding } from './finding.ts';
import { insteadOf, nearest } from './nearest.ts';
import { type JsonFile, nodeOf, type Path, placeOfKey, placeOfValue } from './source.ts';

type Advice = Pick<Finding, 'file' | 'line' | 'column' | 'fix' | 'edit'>;

export function unknownValue(file: JsonFile, path: Path, known: readonly string[]): Advice {
  const node = nodeOf(file, path);
  return { ...placeOfValue(file, path), ...correction(node, known) };
}

export function unknownKey(file: JsonFile, path: Path, known: readonly string[]): Advice {
  const node = nodeOf(file, path)?.parent?.children?.[0];
  return { ...placeOfKey(file, path), ...correction(node, known) };
}

function correction(
  node: ReturnType<typeof nodeOf>,
  known: readonly string[],
): Pick<Finding, 'fix' | 'edit'> {
  if (!node) return {};
  const word = String(node.value);
  const near = nearest(word, known);
  const fix = insteadOf(word, known);
  return {
    ...(fix && { fix }),
    ...(near && { edit: { offset: node.offset, length: node.length, text: JSON.stringify(near) } }),
  };
}
