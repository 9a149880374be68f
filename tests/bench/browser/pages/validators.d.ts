/** Compiled when the page is built (portal-page.ts), a module a form. */
declare module 'virtual:validators' {
  import type { Validators } from '#engine/core/index.ts';

  const validatorsOf: { readonly [form: string]: () => Promise<{ readonly default: Validators }> };
  export default validatorsOf;
}
