declare module 'virtual:forms' {
  import type { Validators, WidgetModule } from '#engine/core/index.ts';

  interface CompiledForm {
    readonly default: Validators;
    readonly widgets: readonly (() => Promise<WidgetModule>)[];
  }

  const compiled: { readonly [form: string]: () => Promise<CompiledForm> };
  export default compiled;
}
