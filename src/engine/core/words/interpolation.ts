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
import { messagesOf, spokenLanguage } from '../environment.ts';
import type { Flow } from '../parts.ts';
import { fieldSetAt, stepAsking } from '../resolve.ts';
import { dateInWords } from '../values/date-parts.ts';
import { shownNumber } from '../values/numbers.ts';
import { fieldMessages } from './field-messages.ts';
import { inWords } from './in-words.ts';

const expression = /\{\{([\w.]+)\}\}/g;

/** Puts answers into a text: "Vehicle of {{name}}". A missing one leaves nothing. What the product knows stands in it since the build. */
export function interpolate(text: string, answers: StepAnswers): string {
  return text.replace(expression, (_, path: string) => shortened(saidOf(answerNamed(answers, path))));
}

/** Under its whole path what is said of it, if that is known, and else the answer at the path. */
const answerNamed = (answers: StepAnswers, path: string) =>
  ownValue(answers, path) ?? answerAt(answers, path);

function saidOf(answer: Answer | undefined): string {
  const text = textOf(answer);
  return typeof answer === 'number' ? shownNumber(text, spokenLanguage().numberSigns) : text;
}

/** Of a longer answer a title or a button shows the beginning. */
const mostSigns = 200;

/** By signs as people count them: half an emoji is none. */
function shortened(text: string): string {
  if (text.length <= mostSigns) return text;
  const signs = [...text];
  return signs.length <= mostSigns ? text : `${signs.slice(0, mostSigns).join('').trimEnd()}…`;
}

type Said = Pick<Flow, 'definition' | 'lists'>;

/** The answers, and by their whole paths those that texts name, as people read them: by title, by the name of the month, Yes and No. */
export function answersIn(texts: object, answers: StepAnswers, flow: Said): StepAnswers {
  const said = namesIn(texts).flatMap((path) => {
    const answer = answerAt(answers, path);
    // A number goes without its unit, which the sentence has.
    const isPlain = answer === undefined || typeof answer === 'number';
    const words = isPlain ? undefined : wordsAt(flow, path, answer);
    return words === undefined ? [] : [[path, words] as const];
  });
  return said.length > 0 ? answersFrom([...Object.entries(answers), ...said]) : answers;
}

function wordsAt({ definition, lists = {} }: Said, path: string, answer: Answer): string | undefined {
  const [parent, name] = splitPath(path);
  const [first = ''] = path.split('.');
  const step = stepAsking(definition, first);
  const set = step && fieldSetAt(step, parent);
  const [schema, ui] = [set?.fields?.[name], set?.ui?.[name]];
  if (!schema || !ui || schema.type === 'object' || ui.widget === 'rows') return undefined;
  if (ui.widget === 'date') return dateInWords(textOf(answer), messagesOf(fieldMessages).months);
  const list = lists[schema.list ?? ''];
  const field = { name, schema, ui, required: false, ...(list && { list: { ...list, wanted: {} } }) };
  return inWords(field, answer).join(', ');
}

/**
 * The step with the answers given before it in its texts. The same answers give the same step, and
 * one that names none is given back as it is: typing on a step makes nothing new.
 */
export function fillIn(step: StepDefinition, answers: StepAnswers, flow: Said): StepDefinition {
  const texts = textsOf(step);
  const names = namesIn(texts);
  if (names.length === 0) return step;
  const said = answersIn(texts, answers, flow);
  const key = JSON.stringify(names.map((path) => textOf(answerNamed(said, path))));
  const last = lastFilled.get(step);
  if (last?.key === key) return last.step;
  const filled = { ...step, ...interpolateDeep(texts, said) };
  lastFilled.set(step, { key, step: filled });
  return filled;
}

const lastFilled = new WeakMap<StepDefinition, { readonly key: string; readonly step: StepDefinition }>();

/** The answers that texts name. */
function namesIn(texts: object): readonly string[] {
  const known = namesOf.get(texts);
  if (known) return known;
  const names = [...new Set([...JSON.stringify(texts).matchAll(expression)].map(([, name]) => name!))];
  namesOf.set(texts, names);
  return names;
}

const namesOf = new WeakMap<object, readonly string[]>();

/** What a step says. Its content is filled in where it is drawn. */
function textsOf(step: StepDefinition): object {
  const known = stepTexts.get(step);
  if (known) return known;
  const { kind: _kind, fields: _fields, conditions: _conditions, content: _content, ...texts } = step;
  stepTexts.set(step, texts);
  return texts;
}

const stepTexts = new WeakMap<StepDefinition, object>();

function interpolateDeep<Value>(value: Value, answers: StepAnswers): Value {
  // The summary of a row is made of the row's own answers.
  return JSON.parse(JSON.stringify(value), (key, each) =>
    typeof each === 'string' && key !== 'summary' ? interpolate(each, answers) : each,
  );
}
