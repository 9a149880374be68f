import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { leanRjsf } from '../../../vite.config.ts';
import { compiledForms } from './compiled-forms.ts';
import { flowOf, formioOf, htmlOf, jsonFormsOf, rjsfOf, surveyOf } from './conversions.ts';
import { type Form, typedIn } from './form.ts';

export interface Contender {
  readonly name: string;
  readonly page: string;
  /** Returns HTML with the form itself, or with a description that the page's module renders. */
  readonly body: (form: Form) => string;
  readonly field: (form: Form) => string;
  readonly submit?: string;
  /** The CSS selector of a visible error message. If it is undefined, `[aria-invalid=true]` is used. */
  readonly mistake?: string;
  readonly plugins?: () => Plugin[];
}

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

/** This is RJSF as published, without the portal's engine. It validates with AJV in the browser. */
const plainRjsf: Contender = {
  name: 'RJSF',
  page: 'pages/rjsf.tsx',
  body: (form) => described(rjsfOf(form)),
  field: (form) => `#root_${typedIn(form)}`,
  mistake: '.error-detail',
};

const peers: readonly Contender[] = [
  {
    name: 'React Hook Form',
    page: '../peers/react-hook-form/page.jsx',
    body: described,
    field: (form) => `[name="${typedIn(form)}"]`,
  },
  {
    name: 'RJSF, MUI theme',
    page: '../peers/rjsf-mui/page.jsx',
    body: (form) => described(rjsfOf(form)),
    field: (form) => `#root_${typedIn(form)}`,
  },
  {
    name: 'JSON Forms',
    page: '../peers/jsonforms/page.jsx',
    body: (form) => described(jsonFormsOf(form)),
    field: (form) => `input[id^="#/properties/${typedIn(form)}"]`,
  },
  {
    name: 'SurveyJS',
    page: '../peers/surveyjs/page.jsx',
    body: (form) => described(surveyOf(form)),
    field: () => '.sd-question input[type=text]',
    submit: '.sd-navigation__complete-btn',
  },
  {
    name: 'Form.io',
    page: '../peers/formio/page.js',
    body: (form) => described(formioOf(form)),
    field: (form) => `[name="data[${typedIn(form)}]"]`,
  },
];

export const arePeersInstalled = existsSync(
  path.join(import.meta.dirname, '../peers/node_modules/.package-lock.json'),
);

export const otherContenders: readonly Contender[] = [floor, plainRjsf, ...(arePeersInstalled ? peers : [])];

/** Returns the description as HTML. Escapes each `<`, because `</script>` in a text would end the element. */
function described(description: unknown): string {
  const json = JSON.stringify(description).replaceAll('<', '\\u003c');
  return `<div id="root"></div><script type="application/json" id="form">${json}</script>`;
}
