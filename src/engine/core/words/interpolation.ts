import {
  type Answer,
  answerAt,
  answersFrom,
  isAnswers,
  ownValue,
  type StepAnswers,
  splitPath,
  textOf,
} from '../answers.ts';
import { fieldSetAt, ownFields, stepAsking } from '../asked-fields.ts';
import type { StepDefinition } from '../definition.ts';
import { messagesOf } from '../environment.ts';
import type { ActiveField } from '../field.ts';
import type { Flow } from '../flow-types.ts';
import { dateInWords } from '../values/dates.ts';
import { numberInGroups } from '../values/international-phones.ts';
import { numberInWords, shownNumber } from '../values/numbers.ts';
import { optionTitle } from '../values/options.ts';
import { fieldMessages } from './field-messages.ts';

const expression = /\{\{([\w.]+)\}\}/g;

/**
 * Replaces {{name}} with an answer, or with '' if there is none. The build has already inserted constants,
 * such as {{product}}.
 */
export function interpolate(text: string, answers: StepAnswers): string {
  return text.replace(expression, (_, path: string) =>
    // The whole path is looked up first, because {@link withWords} stores a readable text under it.
    shortened(saidOf(ownValue(answers, path) ?? answerAt(answers, path))),
  );
}

function saidOf(answer: Answer | undefined): string {
  const text = textOf(answer);
  return typeof answer === 'number' ? shownNumber(text) : text;
}

const maxCharacters = 200;

function shortened(text: string): string {
  if (text.length <= maxCharacters) return text;
  const characters = [...text];
  return characters.length <= maxCharacters
    ? text
    : `${characters.slice(0, maxCharacters).join('').trimEnd()}…`;
}

type Said = Pick<Flow, 'definition' | 'lists'>;

export const answersIn = (texts: object, answers: StepAnswers, flow: Said): StepAnswers =>
  withWords(namesIn(texts), answers, flow);

/** Adds a readable text for each answer, such as an option's title, under the answer's dotted path. */
function withWords(names: readonly string[], answers: StepAnswers, flow: Said): StepAnswers {
  const said = names.flatMap((path) => {
    const answer = answerAt(answers, path);
    // A number is inserted without its unit, because the text around it names the unit.
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

export function inWords(field: ActiveField, answer: Answer): readonly string[] {
  if (field.list) return [field.list.titleOf(textOf(answer))];
  if (field.ui.countries) return [numberInGroups(textOf(answer), field.ui.countries)];
  if (field.ui.widget === 'date') return [dateInWords(textOf(answer), messagesOf(fieldMessages).months)];
  return choicesInWords(field, answer);
}

function choicesInWords(field: ActiveField, answer: Answer): readonly string[] {
  if (Array.isArray(answer)) return answer.flatMap((each) => choicesInWords(field, each));
  if (isAnswers(answer)) return [];
  if (typeof answer === 'boolean') return [messagesOf(fieldMessages)[answer ? 'yes' : 'no']];
  return [typeof answer === 'number' ? numberInWords(field, answer) : optionTitle(field, textOf(answer))];
}

/**
 * Inserts answers into the texts of a step, except `content`, which is filled in when it is rendered. Returns
 * the same object if the texts refer to no answers.
 */
export function withAnswersInTexts(step: StepDefinition, answers: StepAnswers, flow: Said): StepDefinition {
  const { kind: _kind, fields: _fields, conditions: _conditions, content: _content, ...texts } = step;
  const names = namesIn(texts, step);
  return names.length === 0 ? step : { ...step, ...interpolateDeep(texts, withWords(names, answers, flow)) };
}

function namesIn(texts: object, owner = texts): readonly string[] {
  const known = namesOf.get(owner);
  if (known) return known;
  const names = [...new Set([...JSON.stringify(texts).matchAll(expression)].map(([, name]) => name!))];
  namesOf.set(owner, names);
  return names;
}

const namesOf = new WeakMap<object, readonly string[]>();

function interpolateDeep<Value>(value: Value, answers: StepAnswers): Value {
  // The template `summary` is left as it is, because it refers to the answers of each row.
  return JSON.parse(JSON.stringify(value), (key, each) =>
    typeof each === 'string' && key !== 'summary' ? interpolate(each, answers) : each,
  );
}
