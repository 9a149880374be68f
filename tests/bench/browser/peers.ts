import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Contender, described } from './contender.ts';
import { type Form, typedIn } from './form.ts';
import { formioOf } from './formio.ts';
import { jsonSchemaOf, rjsfOf } from './json-schema.ts';
import { surveyOf } from './survey.ts';

const folder = path.join(import.meta.dirname, '../peers');

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

function jsonFormsOf(form: Form) {
  const elements = form.questions.map(({ name, type }) => ({
    type: 'Control',
    scope: `#/properties/${name}`,
    ...(type === 'radios' && { options: { format: 'radio' } }),
  }));
  return { schema: jsonSchemaOf(form), uischema: { type: 'VerticalLayout', elements } };
}

export function installedPeers(): readonly Contender[] {
  return existsSync(path.join(folder, 'node_modules/.package-lock.json')) ? peers : [];
}

export function installPeers(): void {
  console.error('Installing other form libraries …');
  const npm = process.env.npm_execpath;
  const [command, ...argv] = npm ? [process.execPath, npm, 'ci'] : ['npm', 'ci'];
  const { status } = spawnSync(command!, argv, { cwd: folder, stdio: 'inherit' });
  if (status !== 0)
    throw new Error('The other libraries could not be installed. The benchmark also runs without --peers.');
}
