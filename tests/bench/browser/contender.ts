import type { Plugin } from 'vite';
import type { Form } from './form.ts';

/** A form library or technique to compare: how to build a page with it, and how to operate that page. */
export interface Contender {
  /** The name in the results table. */
  readonly name: string;
  /** The module that renders the form, as a path relative to this folder. */
  readonly page: string;
  /** Returns the body of the page's HTML: the form itself, or a description of it that the page's module renders. */
  readonly body: (form: Form) => string;
  /** Returns the selector of the field in which the benchmark types. */
  readonly field: (form: Form) => string;
  readonly submit?: string;
  /** The selector of a visible error message; `[aria-invalid=true]` by default. */
  readonly mistake?: string;
  /** The selector of the button that adds a row; undefined if rows are not measured with this contender. */
  readonly add?: string;
  readonly plugins?: () => Plugin[];
}

/**
 * Returns the HTML of a page body that contains the description of a form, as JSON, for the page's script.
 * Escapes each `<`, because `</script>` in a text would end the element.
 */
export function described(description: unknown): string {
  const json = JSON.stringify(description).replaceAll('<', '\\u003c');
  return `<div id="root"></div><script type="application/json" id="form">${json}</script>`;
}
