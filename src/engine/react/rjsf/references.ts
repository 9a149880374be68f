/**
 * Replaces RJSF's resolution of `$ref` and the 24 KB of URL parsing that it needs: the pipeline resolves every `$ref`.
 * Aliased in vite.config.ts.
 */
export default function refuse(): never {
  throw new Error('RJSF was given a `$ref`; references are resolved by the pipeline.');
}
export { refuse as makeAllReferencesAbsolute };
