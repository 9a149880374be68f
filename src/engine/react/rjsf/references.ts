/**
 * Replaces RJSF's module that resolves `$ref`, and the 24 KB of URL parsing that it imports, through an alias
 * in vite.config.ts. Schemas contain no `$ref` here, because the schema pipeline has resolved them.
 */
export default function refuse(): never {
  throw new Error('RJSF was given a `$ref`; references are resolved by the pipeline.');
}
export { refuse as makeAllReferencesAbsolute };
