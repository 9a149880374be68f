export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Where something stands in a file. */
export type Path = readonly (string | number)[];

export const isObject = (value: Json | undefined): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What stands at a path; undefined where nothing does. */
export function at(value: Json | undefined, path: Path): Json | undefined {
  return path.reduce<Json | undefined>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, key)
        ? (inner as { readonly [key: string]: Json })[key]
        : undefined,
    value,
  );
}
