import type { Plugin } from 'vite';
import type { Form } from './form.ts';

export interface Contender {
  readonly name: string;
  /** A path relative to this folder. */
  readonly page: string;
  /** The form itself, or a description of the form that the page's module renders. */
  readonly body: (form: Form) => string;
  readonly field: (form: Form) => string;
  readonly submit?: string;
  /** The selector of a visible error message; `[aria-invalid=true]` by default. */
  readonly mistake?: string;
  /**
   * The selector of the button that adds a row; undefined if the benchmark measures no rows with this
   * contender.
   */
  readonly add?: string;
  readonly plugins?: () => Plugin[];
}

/** Escapes each `<`, because `</script>` in a text would end the element. */
export function described(description: unknown): string {
  const json = JSON.stringify(description).replaceAll('<', '\\u003c');
  return `<div id="root"></div><script type="application/json" id="form">${json}</script>`;
}
