import type { Plugin } from 'vite';
import type { Form } from './form.ts';

export interface Contender {
  readonly name: string;
  /** The path of the page's module, relative to this folder. */
  readonly page: string;
  /**
   * Returns the page's HTML: either the form, or a description of the form that the page's module renders.
   */
  readonly body: (form: Form) => string;
  readonly field: (form: Form) => string;
  readonly submit?: string;
  /** Selects a visible error message. If this is undefined, `[aria-invalid=true]` is used. */
  readonly mistake?: string;
  /**
   * Selects the button that adds a row. If the benchmark measures no rows with a contender, this is
   * undefined.
   */
  readonly add?: string;
  readonly plugins?: () => Plugin[];
}

/**
 * Returns the HTML that contains `description`. Escapes each `<`, because `</script>` in a text would end the
 * script element.
 */
export function described(description: unknown): string {
  const json = JSON.stringify(description).replaceAll('<', '\\u003c');
  return `<div id="root"></div><script type="application/json" id="form">${json}</script>`;
}
