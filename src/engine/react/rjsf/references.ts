/**
 * Stands in for the way RJSF follows a `$ref`, with the 24 KB that it takes to read addresses; the pipeline resolves
 * every one. Aliased in vite.config.ts.
 */
export default function refuse(): never {
  throw new Error('RJSF was given a `$ref`; references are resolved by the pipeline.');
}
export { refuse as makeAllReferencesAbsolute };
