import type { ActiveField } from '../active-field.ts';
import {
  type Answer,
  answersFrom,
  isAnswers,
  noAnswers,
  ownValue,
  type StepAnswers,
  textOf,
} from '../answers.ts';
import { dateInWords } from '../dates.ts';
import type { FieldSet, FieldUi, StepDefinition } from '../definition.ts';
import { environment, messagesOf } from '../environment.ts';
import { fieldMessages } from '../field-messages.ts';
import type { Flow } from '../flow.ts';
import { interpolate } from '../interpolation.ts';
import { optionTitle } from '../options.ts';
import { type PlacedSet, placedIn, placedStep, resolveSet } from '../resolve.ts';
import { rowMessages } from './row-messages.ts';

type Rows = readonly StepAnswers[];

/** The rows of an answer; none where it has another shape. */
export function rowsOf(answer: Answer | undefined): Rows {
  return Array.isArray(answer) ? answer.map((row) => (isAnswers(row) ? row : noAnswers)) : [];
}

/** The rows with one more, which stands at that place. */
export function insertRow(rows: Rows, index: number, row: StepAnswers): Rows {
  return [...rows.slice(0, index), row, ...rows.slice(index)];
}

export function removeRow(rows: Rows, index: number): Rows {
  return rows.filter((_, at) => at !== index);
}

/**
 * Where a field stands once a row was put in at that place of the list at `rows` (`by` 1), or taken out (-1); undefined
 * where it was in the row that was taken out.
 */
export function movedPath(field: string, rows: string, index: number, by: 1 | -1): string | undefined {
  if (!field.startsWith(`${rows}.`)) return field;
  const [row, ...rest] = field.slice(rows.length + 1).split('.');
  const at = Number(row);
  if (at < index) return field;
  if (at === index && by < 0) return undefined;
  return [rows, at + by, ...rest].join('.');
}

/** What the step of kind list asks for: the one question whose answer is rows. */
export function listQuestion(step: StepDefinition): ActiveField {
  const [name, ui] = Object.entries(step.ui ?? {}).find((entry) => entry[1].widget === 'rows')!;
  return { name, ui, schema: step.fields![name]!, required: step.required?.includes(name) === true };
}

/**
 * The questions of a row as a step of its own. Its id is the key of the validators that a row has anyway, so that all
 * that runs a step runs a row.
 */
export function rowStep(step: StepDefinition, name: string): StepDefinition {
  const set = step.fieldSets![name]!;
  const known = rowSteps.get(set);
  if (known) return known;
  const { rowTitle, backToList } = messagesOf(rowMessages);
  const made: StepDefinition = {
    ...set,
    ...{ id: `${step.id}.${name}`, kind: 'form', check: step.check },
    ...{ title: rowTitle(step.ui![name]!.noun), previous: backToList },
  };
  rowSteps.set(set, made);
  return made;
}

const rowSteps = new WeakMap<FieldSet, StepDefinition>();

/** What a row is called: its summary, filled in with its own answers in words; by its number where those say nothing. */
export function rowName(
  flow: Flow,
  step: StepDefinition,
  { summary = '', noun }: FieldUi,
  row: StepAnswers,
  index: number,
  earlier: StepAnswers,
): string {
  const words = wordsIn(flow, placedStep(step, row, { earlier, today: environment().today() }));
  // What stood around an answer that is not there.
  const name = interpolate(summary, words)
    .replace(/\(\s*\)/g, '')
    .replace(/([,;:·–-]\s*)+(?=[,;:·–-])/g, '')
    .replace(/^[\s,;:·–-]+|[\s,;:·–-]+$/g, '');
  return name || messagesOf(rowMessages).rowName(noun, index + 1);
}

function wordsIn(flow: Flow, place: PlacedSet): StepAnswers {
  const { fields, relevantAnswers } = resolveSet(flow, place);
  return answersFrom(
    fields.map((field) => {
      const answer = ownValue(relevantAnswers, field.name);
      const [inner] = field.schema.type === 'object' ? placedIn(place, field.name, relevantAnswers) : [];
      return [field.name, inner ? wordsIn(flow, inner) : inWords(field, answer)];
    }),
  );
}

function inWords(field: ActiveField, answer: Answer | undefined): string {
  const { yes, no } = messagesOf(rowMessages);
  if (typeof answer === 'boolean') return answer ? yes : no;
  if (field.ui.widget === 'file') return '';
  if (field.schema.format === 'date')
    return answer === undefined ? '' : environment().reviewDate(textOf(answer));
  if (field.ui.widget === 'date') return dateInWords(textOf(answer), messagesOf(fieldMessages).months);
  const all = Array.isArray(answer) ? answer : [answer];
  return all.map((each) => optionTitle(field, textOf(each))).join(', ');
}
