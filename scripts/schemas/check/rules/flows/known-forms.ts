import { type AskingStep, askingSteps, branchesOf } from '../../../source/field-sets.ts';
import { type Finding, startOf } from '../../../source/finding.ts';
import { asks, type FlowSource, type StepSource } from '../../../source/flows.ts';
import type { NeededAnswers } from '../../../source/product.ts';
import { placeOfKey, placeOfValue, type Source } from '../../../source/source.ts';
import { unknownValue } from '../../../source/unknown.ts';
import { knownForm, type Rule } from '../rule.ts';

export const neededByCode: Rule = function* ({ source, flows }) {
  const folders = topLevelNames(source);
  for (const form of neededForms(source)) {
    const flow = flows.find(({ id }) => id === form);
    if (flow) yield* lackingIn(flow, knownForm(source, form)!.answers);
    else if (!folders.has(form)) {
      const message = `The site needs the form "${form}".`;
      yield { ...startOf(`${form}/flow.json`), message, fix: 'Put its folder back, or ask a programmer.' };
    }
  }
  for (const flow of flows) yield* lackingForCall(flow);
};

export const formOrder: Rule = function* ({ source, constants, flows }) {
  const named = constants?.value.forms ?? [];
  // Missing forms that the code needs count as known here, because the rule `neededByCode` reports them.
  const known: readonly string[] = [...topLevelNames(source), ...neededForms(source)];
  const unnamed = flows.map(({ id }) => id).filter((id) => !named.includes(id));
  for (const [index, name] of named.entries()) {
    if (known.includes(name)) continue;
    const message = `There is no form "${name}".`;
    yield { fix: 'Delete it here.', ...unknownValue(constants!, ['forms', index], unnamed), message };
  }
};

/**
 * Returns the names of all files and folders directly inside the schemas folder, including folders whose
 * files cannot be read.
 */
function topLevelNames({ json, unreadable }: Source): ReadonlySet<string> {
  return new Set([...json.keys(), ...unreadable].map((path) => path.split('/')[0]!));
}

/**
 * Returns the forms that the code needs. Returns none if the schemas folder contains none of them, because
 * the folder then belongs to another product.
 */
function neededForms(source: Source): string[] {
  const folders = topLevelNames(source);
  const needed = Object.keys(source.product.forms ?? {});
  return needed.some((form) => folders.has(form)) ? needed : [];
}

function* lackingIn(flow: FlowSource, steps: { readonly [step: string]: NeededAnswers }): Iterable<Finding> {
  const asking = askingSteps(flow);
  for (const [id, answers] of Object.entries(steps)) {
    const own = flow.steps.find((step) => step.id === id);
    if (!own && hasNoAddress(flow)) {
      const message = `The site needs the step "${id}": a page of its own shows it.`;
      yield { ...placeOfKey(flow.file, ['steps']), message, fix: 'Put it back, or ask a programmer.' };
      continue;
    }
    // If the form or its steps have an address, the code can read an answer from any step. Otherwise, the
    // code reads the answer only from the step `id`.
    const homes = hasNoAddress(flow) ? asking.filter((step) => step.id === id) : asking;
    const homeOf = (name: string) => homes.find(({ schema }) => schema.value.properties?.[name]);
    const missing = Object.keys(answers).filter((name) => answers[name] !== 'optional' && !homeOf(name));
    const place = own?.schema ? placeOfKey(own.schema, ['properties']) : placeOfKey(flow.file, ['steps']);
    if (missing.length > 0 && hasFiles(own)) yield { ...place, ...noAnswer(missing) };
    for (const [name, need] of Object.entries(answers)) {
      const home = homeOf(name);
      if (need === 'given' && home) yield* maybeMissing(home, name);
      if (home) yield* noText(home, name);
    }
  }
}

function* lackingForCall(flow: FlowSource): Iterable<Finding> {
  const keys = flow.file.value.submit?.to?.keys ?? [];
  if (!flow.steps.filter(asks).every(hasFiles)) return;
  const homes = askingSteps(flow);
  const homeOf = (name: string) => homes.find(({ names }) => names.includes(name));
  const missing = keys.filter((name) => !homeOf(name));
  if (missing.length > 0) {
    const place = placeOfValue(flow.file, ['submit', 'to', 'keys', keys.indexOf(missing[0]!)]);
    yield { ...place, ...noAnswer(missing) };
  }
  for (const name of keys) {
    const home = homeOf(name);
    const type = home?.fieldSet.properties?.[name]?.type;
    if (home && (type === 'number' || type === 'integer')) yield* maybeMissing(home, name);
  }
}

function* maybeMissing(home: AskingStep, name: string): Iterable<Finding> {
  if (isAlwaysGiven(home, name)) return;
  const message = `The site cannot do without the answer "${name}".`;
  const fix = `Write "${name}" into "required", and let no condition hide it.`;
  yield { ...placeOfKey(home.schema, ['properties', name]), message, fix };
}

/**
 * Reports a question whose answer is not a text, because the code that reads the answer by name expects a
 * text.
 */
function* noText(home: AskingStep, name: string): Iterable<Finding> {
  const { type = 'string', $ref = '' } = home.fieldSet.properties?.[name] ?? {};
  if (type === 'string' && !$ref.includes('/blocks/')) return;
  const message = `The site takes the answer "${name}" for a text.`;
  const fix = 'Write "type": "string", or ask a programmer.';
  yield { ...placeOfKey(home.schema, ['properties', name]), message, fix };
}

const hasNoAddress = ({ file, steps }: FlowSource) =>
  !file.value.path && !steps.some(({ entry }) => entry.path);

const hasFiles = (step: StepSource | undefined) => !step || (step.schema && step.ui);

function noAnswer(names: readonly string[]): Pick<Finding, 'message' | 'fix'> {
  const [answers, questions] = names.length === 1 ? ['answer', 'the question'] : ['answers', 'the questions'];
  const message = `Other programs need the ${answers} ${names.map((name) => `"${name}"`).join(', ')}.`;
  return { message, fix: `Put ${questions} back under that name, or ask a programmer.` };
}

function isAlwaysGiven(step: AskingStep, name: string): boolean {
  const isHidden = branchesOf(step).some(({ branch }) => branch.properties?.[name] === false);
  return !isHidden && !step.entry.when && step.schema.value.required?.includes(name) === true;
}
