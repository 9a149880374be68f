import { pagePath } from './build-pages.ts';
import type { Contender } from './contender.ts';
import { type Form, typedIn } from './form.ts';
import { firstForm } from './forms.ts';
import type { Stage } from './stage.ts';

/** A page to measure: a row of the table, named by the page's title and the library that made the page. */
export interface Subject {
  readonly page: string;
  readonly maker: string;
  readonly url: (stage: Stage) => string;
  /**
   * Selectors of the field that the benchmark types into (or clicks) first, of the submit button, and of an error
   * message.
   */
  readonly field: string;
  readonly submit: string;
  readonly mistake: string;
  /** The selector of the button that adds a row, which the benchmark presses before it types. */
  readonly add?: string;
  /** Whether a service worker caches the page for the next visit. */
  readonly isKept?: boolean;
}

const usual = { submit: 'button[type=submit]', mistake: '[aria-invalid=true]' };

/** Returns a page to measure: one of the portal itself, served by the portal's server. */
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

/** Returns a page to measure: a form on a contender's page. */
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
