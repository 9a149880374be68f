/**
 * Stands in for fast-uri (23 KB), which RJSF reaches only for a `$ref`; the pipeline resolves every one.
 * Aliased in vite.config.ts.
 */
export default {
  equal: (a: string, b: string) => a === b,
  resolve: (base: string, reference: string) => new URL(reference, base).href,
};
