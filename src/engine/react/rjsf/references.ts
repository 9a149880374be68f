/**
 * Replaces RJSF's module for `$ref`, with 24 KB of URL parsing, by an alias in vite.config.ts. The schema
 * pipeline has resolved every `$ref`.
 */
export default function refuse(): never {
  throw new Error('RJSF was given a `$ref`; references are resolved by the pipeline.');
}
export { refuse as makeAllReferencesAbsolute };
