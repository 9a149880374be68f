import { pagePath } from './build-pages.ts';
import type { Contender } from './contenders.ts';
import { type Form, firstForm, typedIn } from './form.ts';
import type { Stage } from './run.ts';

export interface Subject {
  readonly page: string;
  readonly maker: string;
  readonly url: (stage: Stage) => string;
  /**
   * `field`, `submit` and `mistake` are CSS selectors. The page accepts input once the element that `field`
   * selects exists and is enabled.
   */
  readonly field: string;
  readonly submit: string;
  readonly mistake: string;
  readonly isKept?: boolean;
}

const usual = { submit: 'button[type=submit]', mistake: '[aria-invalid=true]' };

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

export function madePage({ name, field, ...contender }: Contender, form: Form): Subject {
  return {
    ...usual,
    ...contender,
    page: form.title,
    maker: name,
    url: ({ pages }) => pages + pagePath(name, form),
    field: field(form),
  };
}
