import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { applyChange, type Evaluation, evaluate, type Flow, type StepAnswers } from '#engine/core/index.ts';
import { loadWidgets, Wizard } from '#engine/react/index.ts';
import { createDraft } from '#engine/storage/index.ts';
import { checkSource } from '#scripts/schemas/check.ts';
import { runtimeFlow } from '#scripts/schemas/compile/runtime-flow.ts';
import { formatFinding } from '#scripts/schemas/source/finding.ts';
import { flowsOf } from '#scripts/schemas/source/flows.ts';
import '../src/engine-environment.ts';
import { freshStudent, senderOf, verdicts } from './form-senders.ts';
import { dictionary, featureMatrix } from './probes/dictionary.ts';
import { answersOf, filesOf, sourceOfProbes, today } from './probes/folder.ts';
import type { Probe } from './probes/probe.ts';
import { probes } from './probes/supported.ts';
import { unsupported } from './probes/unsupported.ts';

/* A probe is a small form that tests one feature known from other form builders. */

const source = sourceOfProbes(probes);
const forms = new Map(flowsOf(source).map((flow) => [flow.id, runtimeFlow(source, flow)]));
const all = Object.entries(probes).map(([id, probe]) => ({ id, probe, form: forms.get(id)! }));
const sent = all.filter(({ probe }) => !probe.hasOwnPage);

/**
 * Enters the answers one by one, as a person does on a page, and evaluates them. Entering one answer may fill
 * in another.
 */
function typed(form: Flow, probe: Probe, answers: StepAnswers): Evaluation {
  const steps = form.definition.steps.flatMap((step): [string, StepAnswers][] => {
    const own = Object.entries(answersOf(probe, answers)[step.id] ?? {});
    const change = (given: StepAnswers, [name, answer]: (typeof own)[number]) =>
      applyChange(form, step, given, name, answer);
    return step.fields ? [[step.id, own.reduce(change, {})]] : [];
  });
  return evaluate(form, Object.fromEntries(steps), { today });
}

const wrong = (form: Flow, probe: Probe) => evaluate(form, answersOf(probe, probe.refused[0]), { today });
const messagesOf = ({ errors }: Evaluation) =>
  Object.fromEntries(errors.map(({ field, message }) => [field, message]));

test('the check accepts every probe', () => {
  expect(checkSource(source).map((finding) => formatFinding(finding))).toEqual([]);
});

test.each(all)('$probe.name: accepts valid answers and rejects invalid ones', ({ probe, form }) => {
  const right = typed(form, probe, probe.taken[0]);
  expect(messagesOf(right)).toEqual({});
  expect({ ...right.flatAnswers }).toEqual(probe.taken[1] ?? probe.taken[0]);
  expect(messagesOf(wrong(form, probe))).toEqual(probe.refused[1]);
});

test('the server rejects what the browser rejects, and stores the rest', async () => {
  const student = await freshStudent({ taken: sent.map(({ form }) => form) });
  for (const { id, probe, form } of sent) {
    for (const evaluation of [wrong(form, probe), typed(form, probe, probe.taken[0])]) {
      const { inBrowser, onServer } = await verdicts(senderOf(form)!, student, evaluation);
      expect(onServer, id).toEqual(inBrowser);
    }
  }
  const rows = await student.server.place.rows('select form, answers from submissions');
  const stored = rows.map(({ form, answers }) => [
    form,
    Object.assign({}, ...Object.values(JSON.parse(String(answers)))),
  ]);
  expect(Object.fromEntries(stored)).toEqual(
    Object.fromEntries(sent.map(({ id, probe }) => [id, probe.taken[1] ?? probe.taken[0]])),
  );
});

const draft = createDraft(all[0]!.form);

async function pagesOf(form: Flow): Promise<string> {
  await loadWidgets(form);
  const rest = { goTo: () => undefined, onSubmit: () => undefined, notify: () => undefined };
  const pages = form.definition.steps.map(({ id: stepId }) =>
    renderToStaticMarkup(
      createElement(MemoryRouter, undefined, createElement(Wizard, { ...rest, flow: form, draft, stepId })),
    ),
  );
  return pages.join('\n');
}

test.each(all)('$probe.name: renders its questions', async ({ probe, form }) => {
  const pages = await pagesOf(form);
  for (const drawn of [probe.name, ...(probe.drawn ?? [])]) expect(pages).toContain(drawn);
  for (const drawn of probe.notDrawn ?? []) expect(pages).not.toContain(drawn);
});

test.each(Object.entries(unsupported))(
  '%s: the check suggests what to write instead',
  (form, { said, ...attempt }) => {
    const found = checkSource(sourceOfProbes({ [form]: attempt }));
    expect(found.map(({ message, fix }) => `${message} ${fix}`)).toEqual([said]);
  },
);

const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '');

test.each(all)('$probe.name: the description of its syntax matches its files', ({ id, probe }) => {
  const files = withoutSpaces([...filesOf(id, probe)].flat().join('\n'));
  const code = [...probe.written.matchAll(/`([^`]+)`/g)].map(([, each]) => withoutSpaces(each!));
  expect(code.filter((each) => !files.includes(each))).toEqual([]);
});

test.each([
  ['schemas/README.md', dictionary],
  ['src/engine/README.md', featureMatrix],
])('%s has the current list of probes (PROBES_WRITE=1 updates it)', (name, list) => {
  const file = path.resolve(name);
  const text = readFileSync(file, 'utf8');
  const between = /(?<=<!-- probes -->\n\n).*(?=\n<!-- end of probes -->)/s;
  expect(text).toMatch(between);
  const written = text.replace(between, () => list);
  if (process.env.PROBES_WRITE) writeFileSync(file, written);
  else expect(text).toBe(written);
});
