/**
 * Replaces RJSF's module that resolves `$ref`, and the 24 KB of URL parsing that it imports, by an alias in
 * vite.config.ts. Not needed, because the schema compiler has resolved every `$ref`.
 */
export default function refuse(): never {
  throw new Error('RJSF was given a `$ref`; references are resolved by the pipeline.');
}
export { refuse as makeAllReferencesAbsolute };
