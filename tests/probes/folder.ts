import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Answers, StepAnswers } from '#engine/core/index.ts';
import type { Product } from '#scripts/schemas/source/product.ts';
import { filesUnder, type Source, sourceOf } from '#scripts/schemas/source/source.ts';
import { metaFolder } from '#scripts/schemas/testing/copy-schemas.ts';
import type { Asked, Probe, ProbeForm } from './probe.ts';

export const today = '2026-11-20';

/** In these forms, `prefill` can fill in only one fact about a person, the email address. */
const product: Product = { schemas: '', generated: '', facts: ['email'], today: () => today };

export function sourceOfProbes(probes: { readonly [form: string]: ProbeForm | Probe }): Source {
  const entries = Object.entries(probes);
  const meta = filesUnder(metaFolder).map((file): [string, Buffer] => [
    `meta/${file}`,
    readFileSync(path.join(metaFolder, file)),
  ]);
  const files = entries.flatMap(([form, probe]) => [...filesOf(form, probe)]);
  const written = files.map(([file, text]): [string, Buffer] => [file, Buffer.from(text)]);
  const forms = entries.flatMap(([form, { hasOwnPage }]) =>
    hasOwnPage ? [[form, { hasOwnPage, answers: {} }] as const] : [],
  );
  return sourceOf(new Map([...meta, ...written]), { ...product, forms: Object.fromEntries(forms) });
}

export function filesOf(form: string, probe: ProbeForm | Probe): Map<string, string> {
  const { asks, before, schema, ui, files = {} } = probe;
  const sample = 'taken' in probe && { [`${form}/samples/valid.json`]: sampleOf(probe) };
  const written: { readonly [file: string]: object | string } = {
    [`${form}/flow.json`]: flowOf(form, probe),
    ...(before && stepFiles(`${form}/first`, before)),
    ...stepFiles(`${form}/ask`, asks, schema, ui),
    ...sample,
    ...Object.fromEntries(
      Object.entries(files).map(([file, value]) => [file.replace('./', `${form}/`), value]),
    ),
  };
  const texts = Object.entries(written).map(([file, value]): [string, string] => [
    file,
    typeof value === 'string' ? value : JSON.stringify(value, null, 2),
  ]);
  return new Map(texts);
}

function flowOf(
  form: string,
  { name: title, before, step, flow, after = [], hasOwnPage }: ProbeForm,
): object {
  const first = { id: 'first', path: `/${form}-first`, title: 'First', next: 'Next' };
  const button = after.length > 0 ? { next: 'Next' } : { submit: 'Send' };
  const ask = { id: 'ask', path: `/${form}`, title, ...button, ...step };
  const done = { id: 'done', kind: 'end', path: `/${form}-done`, title: 'Thank you' };
  const definition = { id: form, version: 1, title, noun: 'answers', access: 'public', ...flow };
  const who = definition.access === 'student' ? 'student' : 'anyone';
  return {
    $schema: '../meta/flow.schema.json',
    ...definition,
    steps: [...(before ? [first] : []), ask, ...after, done],
    ...(!hasOwnPage && { submit: { who, wait: 'accepted', go: `/${form}-done` } }),
  };
}

export function stepFiles(place: string, asks: ProbeForm['asks'], schema?: object, ui?: object) {
  const questions = Object.entries(asks);
  const properties = Object.fromEntries(questions.map(([name, [field]]) => [name, field]));
  const words = Object.fromEntries(
    questions.map(([name, [, entry]]: [string, Asked]) => [name, named(name, entry)]),
  );
  const set = { type: 'object', additionalProperties: false, properties, required: [], ...schema };
  return {
    [`${place}.schema.json`]: { $schema: '../meta/step.schema.json', ...set },
    [`${place}.ui.json`]: { $schema: '../meta/ui.schema.json', ...ui, ...words },
  };
}

/** Adds a title and a noun to a question's ui entry, both derived from the question's name. */
function named(name: string, { fields, ...ui }: { fields?: { readonly [name: string]: object } }): object {
  const inner = Object.entries(fields ?? {}).map(([each, entry]) => [each, named(each, entry)]);
  return {
    'ui:title': name[0]!.toUpperCase() + name.slice(1),
    noun: `the ${name}`,
    ...ui,
    ...(fields && { fields: Object.fromEntries(inner) }),
  };
}

const sampleOf = (probe: Probe) => ({
  $schema: '../../meta/sample.schema.json',
  title: probe.name,
  answers: answersOf(probe, probe.taken[0]),
  expect: 'valid',
});

export function answersOf({ before = {} }: ProbeForm, answers: StepAnswers): Answers {
  const own = Object.entries(answers);
  const isBefore = ([name]: [string, unknown]) => Object.hasOwn(before, name);
  const first = own.filter(isBefore);
  const ask = Object.fromEntries(own.filter((each) => !isBefore(each)));
  return { ...(first.length > 0 && { first: Object.fromEntries(first) }), ask };
}
