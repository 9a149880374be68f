import type { Plugin } from 'vite';
import type { Form } from './form.ts';

/** A form library or technique, of which the harness builds a page. */
export interface Contender {
  /** The name in the tables. */
  readonly name: string;
  /** The module that shows the form, relative to this folder. */
  readonly page: string;
  /** The page's HTML for a form: the form itself, or what the module needs to show it. */
  readonly body: (form: Form) => string;
  /** The selector of the field to type in. */
  readonly field: (form: Form) => string;
  readonly submit?: string;
  /** The selector of a shown error; by default one that is marked for assistive technology. */
  readonly mistake?: string;
  /** The selector of the button that adds a row; missing if rows are not measured. */
  readonly add?: string;
  readonly plugins?: () => Plugin[];
}

/** The body of a page that generates its form from a description, embedded as HTML-safe JSON. */
export function described(description: unknown): string {
  const json = JSON.stringify(description).replaceAll('<', '\\u003c');
  return `<div id="root"></div><script type="application/json" id="form">${json}</script>`;
}
