import { pagePath } from './build-pages.ts';
import type { Contender } from './contender.ts';
import { type Form, typedIn } from './form.ts';
import { firstForm } from './forms.ts';
import type { Stage } from './stage.ts';

/** A page to measure. It is a row of a table, identified by the page's content and the library. */
export interface Subject {
  readonly page: string;
  readonly maker: string;
  readonly url: (stage: Stage) => string;
  /** Selectors of the field to type in or press first, the submit button, and a visible error. */
  readonly field: string;
  readonly submit: string;
  readonly mistake: string;
  /** The selector of the button that adds a row, pressed before typing. */
  readonly add?: string;
  /** Whether a service worker caches it for the next visit. */
  readonly isKept?: boolean;
}

const usual = { submit: 'button[type=submit]', mistake: '[aria-invalid=true]' };

/** A page of the real portal, from its server. */
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

/** A contender's page for a form. */
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
