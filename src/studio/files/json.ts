import { parse } from 'jsonc-parser';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type Fields = { readonly [key: string]: Json };

export type Path = readonly (string | number)[];

/** Returns the parsed JSON of a file, or undefined if the file does not exist or is not valid JSON. */
export type Read = (file: string) => Json | undefined;

export function readerOf(textOf: (file: string) => string | undefined): Read {
  const parsed = new Map<string, { readonly text: string; readonly value: Json | undefined }>();
  return (file) => {
    const text = textOf(file);
    if (text === undefined) return undefined;
    const known = parsed.get(file);
    if (known?.text === text) return known.value;
    const value = parse(text.replace(/^\uFEFF/, '')) as Json | undefined;
    parsed.set(file, { text, value });
    return value;
  };
}

export const isObject = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const fieldsOf = (value: Json | undefined): Fields => (isObject(value) ? value : {});

export const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

export function at(value: Json | undefined, path: Path): Json | undefined {
  return path.reduce<Json | undefined>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, key)
        ? (inner as Fields)[key]
        : undefined,
    value,
  );
}

/**
 * Lists a value and all values in it, outer values first. Leaves out the values for which `isLeftOut` is
 * true.
 */
export function* valuesIn(
  value: Json | undefined,
  isLeftOut: (path: Path) => boolean = () => false,
  path: Path = [],
): Iterable<{ readonly path: Path; readonly value: Json }> {
  if (value === undefined || isLeftOut(path)) return;
  yield { path, value };
  const entries = Array.isArray(value) ? value.entries() : isObject(value) ? Object.entries(value) : [];
  for (const [key, inner] of entries) yield* valuesIn(inner, isLeftOut, [...path, key]);
}

/** Returns the path and all its prefixes, longest first. */
export const pathsAround = (path: Path): Path[] =>
  [...path, ''].map((_, index) => path.slice(0, path.length - index));

export function textAt(value: Json | undefined, path: Path): string | undefined {
  const found = at(value, path);
  return typeof found === 'string' ? found : undefined;
}
