import { leanRjsf } from '../../../vite.config.ts';
import { compiledForms } from './compiled-forms.ts';
import { type Contender, described } from './contender.ts';
import { answersTo, flowOf } from './flow.ts';
import { type Form, typedIn } from './form.ts';
import { htmlOf } from './html.ts';
import { rjsfOf } from './json-schema.ts';
import { installedPeers } from './peers.ts';

/** The benchmark compares all other contenders with plain HTML. */
export const floor: Contender = {
  name: 'plain HTML',
  page: 'pages/html.ts',
  body: htmlOf,
  field: (form) => `[name="${typedIn(form)}"]`,
  add: '.add',
};

export const portalsEngine: Contender = {
  name: 'Portal',
  page: 'pages/portal.tsx',
  body: (form) => bodyOf(form),
  field: (form) => `#field-${typedIn(form).replaceAll('.', '-')}`,
  add: '.rows > button',
  plugins: () => [leanRjsf(), compiledForms()],
};

/**
 * Measures a variant of the portal's forms with rows: the page shows a card for each row, and each row is
 * edited on a separate page. The benchmark types into the row that it has added.
 */
export const portalsRowPages: Contender = {
  ...portalsEngine,
  name: 'Portal, a page a row',
  body: (form) => bodyOf(form, 'list'),
  field: ({ questions, rows = 0 }) => `#field-rows-${rows - 2}, #field-${typedIn({ questions })}`,
};

function bodyOf(form: Form, kind?: 'list') {
  return described({ definition: flowOf(form, kind), answers: answersTo(form) });
}

/** RJSF as published: it validates with AJV in the browser. */
const plainRjsf: Contender = {
  name: 'RJSF',
  page: 'pages/rjsf.tsx',
  body: (form) => described(rjsfOf(form)),
  field: (form) => `#root_${typedIn(form).replaceAll('.', '_')}`,
  mistake: '.error-detail',
  add: '.rjsf-array-item-add button',
};

export const otherContenders = (): readonly Contender[] => [floor, plainRjsf, ...installedPeers()];
