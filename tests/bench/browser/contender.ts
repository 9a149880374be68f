import type { Plugin } from 'vite';
import type { Form } from './form.ts';

/** A way to make a form, which the harness builds a page of. */
export interface Contender {
  /** As the tables call it. */
  readonly name: string;
  /** The module that shows the form, from this folder. */
  readonly page: string;
  /** What stands in the page for a form: the form itself, or what the module needs to show it. */
  readonly body: (form: Form) => string;
  /** The field that is typed in, as a selector. */
  readonly field: (form: Form) => string;
  readonly submit?: string;
  /** What is there as soon as a mistake is shown; marked for assistive technology where nothing else is said. */
  readonly mistake?: string;
  /** What adds a row; missing where rows are not measured. */
  readonly add?: string;
  readonly plugins?: () => Plugin[];
}

/** The body of a page that makes its form of a description, here as JSON that no parser of HTML trips over. */
export function described(description: unknown): string {
  const json = JSON.stringify(description).replaceAll('<', '\\u003c');
  return `<div id="root"></div><script type="application/json" id="form">${json}</script>`;
}
