import type { Plugin } from 'vite';
import type { Form } from './form.ts';

export interface Contender {
  readonly name: string;
  readonly page: string;
  /**
   * Returns the page's HTML. It contains either the form itself, or a description from which the page's
   * module renders the form.
   */
  readonly body: (form: Form) => string;
  readonly field: (form: Form) => string;
  readonly submit?: string;
  /** Selects a visible error message. If this is undefined, `[aria-invalid=true]` is used. */
  readonly mistake?: string;
  readonly plugins?: () => Plugin[];
}

/**
 * Returns HTML with `description` as JSON in a script element. Each `<` is escaped, because `</script>` in a
 * text would end the element.
 */
export function described(description: unknown): string {
  const json = JSON.stringify(description).replaceAll('<', '\\u003c');
  return `<div id="root"></div><script type="application/json" id="form">${json}</script>`;
}
