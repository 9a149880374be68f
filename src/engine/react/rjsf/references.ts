/**
 * Replaces RJSF's module that resolves `$ref`, and the 24 KB of URL parsing that this module imports: the
 * schema pipeline has resolved every `$ref` already. vite.config.ts sets the alias.
 */
export default function refuse(): never {
  throw new Error('RJSF was given a `$ref`; references are resolved by the pipeline.');
}
export { refuse as makeAllReferencesAbsolute };
