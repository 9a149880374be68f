import {
  type Answer,
  answerAt,
  answersFrom,
  ownValue,
  type StepAnswers,
  splitPath,
  textOf,
} from '../answers.ts';
import type { StepDefinition } from '../definition.ts';
import type { Flow } from '../flow-types.ts';
import { fieldSetAt, ownFields, stepAsking } from '../resolve.ts';
import { shownNumber } from '../values/numbers.ts';
import { inWords } from './in-words.ts';

const expression = /\{\{([\w.]+)\}\}/g;

/** Puts answers into a text: "Vehicle of {{name}}". A missing one leaves nothing. The product's constants are put in at build time. */
export function interpolate(text: string, answers: StepAnswers): string {
  return text.replace(expression, (_, path: string) =>
    // `withWords` adds words under their whole path.
    shortened(saidOf(ownValue(answers, path) ?? answerAt(answers, path))),
  );
}

function saidOf(answer: Answer | undefined): string {
  const text = textOf(answer);
  return typeof answer === 'number' ? shownNumber(text) : text;
}

/** A title or a button shows the beginning of a longer answer. */
const mostSigns = 200;

/** Counts code points, so that no emoji is cut in half. */
function shortened(text: string): string {
  if (text.length <= mostSigns) return text;
  const signs = [...text];
  return signs.length <= mostSigns ? text : `${signs.slice(0, mostSigns).join('').trimEnd()}…`;
}

type Said = Pick<Flow, 'definition' | 'lists'>;

/** The answers, with those that texts name as people read them. */
export const answersIn = (texts: object, answers: StepAnswers, flow: Said): StepAnswers =>
  withWords(namesIn(texts), answers, flow);

/** Adds the named answers, by their whole paths, as people read them: an option's title, the name of a month, Yes and No. */
function withWords(names: readonly string[], answers: StepAnswers, flow: Said): StepAnswers {
  const said = names.flatMap((path) => {
    const answer = answerAt(answers, path);
    // A number goes without its unit, which the sentence has.
    const isPlain = answer === undefined || typeof answer === 'number';
    const words = isPlain ? undefined : wordsAt(flow, path, answer);
    return words === undefined ? [] : [[path, words] as const];
  });
  return said.length > 0 ? answersFrom([...Object.entries(answers), ...said]) : answers;
}

function wordsAt(flow: Said, path: string, answer: Answer): string | undefined {
  const [parent, name] = splitPath(path);
  const [first = ''] = path.split('.');
  const step = stepAsking(flow.definition, first);
  const set = step && fieldSetAt(step, parent);
  const field = set && ownFields(flow, set).find((each) => each.name === name);
  if (!field || field.schema.type === 'object' || field.ui.widget === 'rows') return undefined;
  return inWords(field, answer).join(', ');
}

/** The step with earlier answers in its texts; the same object if they name none. Its content is filled in where it is rendered. */
export function fillIn(step: StepDefinition, answers: StepAnswers, flow: Said): StepDefinition {
  const { kind: _kind, fields: _fields, conditions: _conditions, content: _content, ...texts } = step;
  const names = namesIn(texts, step);
  return names.length === 0 ? step : { ...step, ...interpolateDeep(texts, withWords(names, answers, flow)) };
}

/** The answers that texts name, cached by their `owner`. */
function namesIn(texts: object, owner = texts): readonly string[] {
  const known = namesOf.get(owner);
  if (known) return known;
  const names = [...new Set([...JSON.stringify(texts).matchAll(expression)].map(([, name]) => name!))];
  namesOf.set(owner, names);
  return names;
}

const namesOf = new WeakMap<object, readonly string[]>();

function interpolateDeep<Value>(value: Value, answers: StepAnswers): Value {
  // The summary of a row is made of the row's own answers.
  return JSON.parse(JSON.stringify(value), (key, each) =>
    typeof each === 'string' && key !== 'summary' ? interpolate(each, answers) : each,
  );
}
