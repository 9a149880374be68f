import { interpolatedNames } from '../../../compile/interpolation.ts';
import {
  type AskingStep,
  askingSteps,
  type QuestionSet,
  withDescendants,
} from '../../../source/field-sets.ts';
import type { Finding } from '../../../source/finding.ts';
import type { FlowSource } from '../../../source/flows.ts';
import { placeOfKey, placeOfValue } from '../../../source/source.ts';
import { deleting, eachFlow, hasOwnPage } from '../rule.ts';
import { decidingNames } from './conditions.ts';

export const sentAnswers = eachFlow(function* (flow, { source }) {
  const { who, to } = flow.file.value.submit ?? {};
  const steps = askingSteps(flow);
  if (hasOwnPage(source, flow.id)) {
    const why = (name: string) => `A page of its own sends "${flow.id}", and "${name}" with it.`;
    for (const step of steps) yield* keptInVain(step, unsentIn(step), why);
  } else if (who === 'nobody') yield* receivedByNobody(flow, steps);
  else if (who) {
    const deciding = decidingNames(flow);
    for (const step of steps) {
      yield* neededElsewhere(step, to?.keys ?? [], deciding);
      for (const set of withDescendants(step)) yield* unsendable(set);
    }
  }
});

const unsentIn = ({ names, entries }: AskingStep) =>
  names.filter((name) => entries.get(name)?.sent === false);

function* keptInVain(
  { ui }: AskingStep,
  names: readonly string[],
  why: (name: string) => string,
): Iterable<Finding> {
  for (const name of names) {
    const path = [name, 'sent'];
    yield { ...placeOfKey(ui, path), message: why(name), fix: 'Delete "sent".', edit: deleting(ui, path) };
  }
}

function* neededElsewhere(
  step: AskingStep,
  keys: readonly string[],
  deciding: ReadonlySet<string>,
): Iterable<Finding> {
  const unsent = unsentIn(step);
  const repeated = Object.entries(step.fieldSet.properties ?? {}).flatMap(([name, { sameAs }]) =>
    sameAs && !unsent.includes(name) ? [sameAs] : [],
  );
  const isRule = (name: string) => deciding.has(name) || repeated.includes(name);
  const ofCall = unsent.filter((name) => keys.includes(name));
  const ofRules = unsent.filter((name) => !keys.includes(name) && isRule(name));
  yield* keptInVain(
    step,
    ofCall,
    (name) => `Other programs need the answer "${name}", and it stays on the phone.`,
  );
  yield* keptInVain(
    step,
    ofRules,
    (name) => `Other answers are right or wrong by that to "${name}", which stays on the phone.`,
  );
}

/**
 * Reports questions for files and passwords: files cannot be submitted, and everyone who reads the answers
 * would see a password.
 */
function* unsendable({ ui, names, entries, entriesAt, outer, trail }: QuestionSet): Iterable<Finding> {
  if (outer?.entries.get(trail.at(-1)!)?.sent === false) return;
  for (const name of names) {
    const { sent, 'ui:widget': widget } = entries.get(name) ?? {};
    if (sent === false || (widget !== 'file' && widget !== 'password')) continue;
    const message =
      widget === 'file'
        ? `A file cannot be sent with the answers of a form, and "${name}" is one.`
        : `Whoever reads the answers could read the password "${name}".`;
    const fix = 'Take the question away, or ask a programmer.';
    yield { ...placeOfValue(ui, [...entriesAt, name, 'ui:widget']), message, fix };
  }
}

/**
 * Reports steps whose answers nobody gets, because the form is never sent. Quizzes are allowed, and so are
 * steps with an answer that decides what the form shows or that appears in a text.
 */
function* receivedByNobody(flow: FlowSource, steps: readonly AskingStep[]): Iterable<Finding> {
  const deciding = decidingNames(flow);
  const texts = flow.steps.flatMap(({ ui, content }) => [ui?.text ?? '', content?.text ?? '']);
  const shown = texts.flatMap((text) => interpolatedNames(text).map(({ name }) => name));
  const isUsed = (name: string) => deciding.has(name) || shown.includes(name);
  for (const { id, kind, schema, names } of steps) {
    if (kind === 'quiz' || names.some(isUsed)) continue;
    const message = `Nobody gets the answers to "${id}": in flow.json "who" is "nobody".`;
    const fix = 'Write "student" or "anyone" there, or take the questions away.';
    yield { ...placeOfKey(schema, ['properties']), message, fix };
  }
}
