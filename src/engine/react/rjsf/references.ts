/**
 * An alias in vite.config.ts puts this file in place of RJSF's module for `$ref`, which imports 24 KB of URL
 * parsing. That module is not needed, because the schema pipeline has resolved every `$ref`.
 */
export default function refuse(): never {
  throw new Error('RJSF was given a `$ref`; references are resolved by the pipeline.');
}
export { refuse as makeAllReferencesAbsolute };
