import { pagePath } from './build-pages.ts';
import type { Contender } from './contender.ts';
import { type Form, typedIn } from './form.ts';
import { firstForm } from './forms.ts';
import type { Stage } from './stage.ts';

/** A page to measure: a row of the table, identified by the title of the page and the library that made it. */
export interface Subject {
  readonly page: string;
  readonly maker: string;
  readonly url: (stage: Stage) => string;
  /**
   * Selectors of the field in which the benchmark types first (or which it clicks first), of the submit button, and of
   * a visible error.
   */
  readonly field: string;
  readonly submit: string;
  readonly mistake: string;
  /** The selector of the button that adds a row. The benchmark clicks it before it types. */
  readonly add?: string;
  /** True if a service worker caches the page for the next visit. */
  readonly isKept?: boolean;
}

const usual = { submit: 'button[type=submit]', mistake: '[aria-invalid=true]' };

/** Returns the subject for a page of the real portal, which the portal's server sends. */
const portalPage = (page: string, path: string, field: string): Subject => ({
  ...usual,
  page,
  maker: 'Portal',
  url: ({ portal }) => portal + path,
  field,
  isKept: true,
});

export const landing = portalPage('Landing', '/', 'a[href="/login"]');
export const logIn = portalPage('Log-in', '/login', '#field-phoneNumber');
export const firstStep = portalPage(firstForm.title, '/basic-information', `#field-${typedIn(firstForm)}`);

/** Returns the subject for a contender's page with a form. */
export function madePage({ name, field, add, ...contender }: Contender, form: Form): Subject {
  return {
    ...usual,
    ...contender,
    ...(form.rows !== undefined && add !== undefined && { add }),
    page: form.title,
    maker: name,
    url: ({ pages }) => pages + pagePath(name, form),
    field: field(form),
  };
}
