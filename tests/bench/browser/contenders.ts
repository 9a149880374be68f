import { leanRjsf } from '../../../vite.config.ts';
import { compiledForms } from './compiled-forms.ts';
import { type Contender, described } from './contender.ts';
import { flowOf } from './flow.ts';
import { typedIn } from './form.ts';
import { htmlOf } from './html.ts';
import { rjsfOf } from './json-schema.ts';
import { installedPeers } from './peers.ts';

export const floor: Contender = {
  name: 'plain HTML',
  page: 'pages/html.ts',
  body: htmlOf,
  field: (form) => `[name="${typedIn(form)}"]`,
};

export const portalsEngine: Contender = {
  name: 'Portal',
  page: 'pages/portal.tsx',
  body: (form) => described(flowOf(form)),
  field: (form) => `#field-${typedIn(form)}`,
  plugins: () => [leanRjsf(), compiledForms()],
};

/** RJSF as published: it validates with AJV in the browser. */
const plainRjsf: Contender = {
  name: 'RJSF',
  page: 'pages/rjsf.tsx',
  body: (form) => described(rjsfOf(form)),
  field: (form) => `#root_${typedIn(form)}`,
  mistake: '.error-detail',
};

export const otherContenders = (): readonly Contender[] => [floor, plainRjsf, ...installedPeers()];
