import type { Plugin } from 'vite';
import type { Form } from './form.ts';

/** A form library or technique that the benchmark compares, by building a page with it. */
export interface Contender {
  /** The name in the tables of results. */
  readonly name: string;
  /** The module that renders the form, as a path relative to this folder. */
  readonly page: string;
  /**
   * Returns the body of the page's HTML: the form itself, or a description from which the page's module renders the
   * form.
   */
  readonly body: (form: Form) => string;
  /** Returns the selector of the field in which the benchmark types. */
  readonly field: (form: Form) => string;
  readonly submit?: string;
  /** The selector of a visible error; by default `[aria-invalid=true]`. */
  readonly mistake?: string;
  /** The selector of the button that adds a row; undefined if the benchmark measures no rows with this contender. */
  readonly add?: string;
  readonly plugins?: () => Plugin[];
}

/**
 * Returns the body of a page that renders a form from a description. The description is in the body as JSON without
 * `<`, which could end the script element.
 */
export function described(description: unknown): string {
  const json = JSON.stringify(description).replaceAll('<', '\\u003c');
  return `<div id="root"></div><script type="application/json" id="form">${json}</script>`;
}
