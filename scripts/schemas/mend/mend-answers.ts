import type { JSONPath } from 'jsonc-parser';
import { type Answer, isAnswers, textOf } from '#engine/core/index.ts';
import { offeredOptions } from '../compile/resolve-field.ts';
import { askedIn, type QuestionSet, questionAt } from '../source/field-sets.ts';
import type { FlowSource } from '../source/flows.ts';
import type { Source } from '../source/source.ts';

/** What is mended, and where it is written and said. */
export interface AnswersMending {
  readonly source: Source;
  readonly flow: FlowSource;
  /** The questions of the whole step. */
  readonly step: QuestionSet;
  readonly set: (path: JSONPath, value: unknown) => void;
  readonly say: (what: string) => void;
}

/** Answers of which the questions are gone go, also in groups and rows; renamed questions and options follow. */
export function mendAnswers(mending: AnswersMending, set: QuestionSet, answer: Answer, at: JSONPath): void {
  if (Array.isArray(answer)) {
    for (const [index, row] of answer.entries()) mendAnswers(mending, set, row, [...at, index]);
  }
  if (!isAnswers(answer)) return;
  for (const [field, value] of Object.entries(answer)) {
    const path = [...at, field];
    const inner = askedIn(mending.source, set, field);
    if (!set.names.includes(field)) mendName(mending, path, value);
    else if (inner) mendAnswers(mending, inner, value, path);
    else mendChoices(mending, set, { field, value, path });
  }
}

/** The way to a question, by which migrations.json names it. */
const nameOf = (path: JSONPath) =>
  path
    .slice(2)
    .filter((part) => typeof part === 'string')
    .join('.');

function mendName({ source, flow, step, set, say }: AnswersMending, path: JSONPath, value: Answer): void {
  const name = nameOf(path);
  const to = renamedTo(flow, name);
  set(path, undefined);
  if (to === undefined) {
    say(`the answer to "${name}" is gone`);
    return;
  }
  const own = to.slice(to.lastIndexOf('.') + 1);
  const isBeside = nameOf(path.slice(0, -1)) === to.slice(0, Math.max(0, to.length - own.length - 1));
  const isAsked = questionAt(source, [step], to) !== undefined;
  if (isAsked) set(isBeside ? [...path.slice(0, -1), own] : [...path.slice(0, 2), ...to.split('.')], value);
  say(`"${name}" is called "${to}" now`);
}

function mendChoices(
  { source, set, say }: AnswersMending,
  { schema, fieldSet }: QuestionSet,
  { field, value, path }: { readonly field: string; readonly value: Answer; readonly path: JSONPath },
): void {
  const options = offeredOptions(source, schema.path, fieldSet, field);
  const choices: [Answer, JSONPath][] = Array.isArray(value)
    ? value.map((each: Answer, index) => [each, [...path, index]])
    : [[value, path]];
  for (const [choice, place] of choices) {
    const follows = options.find(({ renamedFrom }) => renamedFrom.includes(textOf(choice)));
    if (!follows || options.some((option) => option.value === choice)) continue;
    set(place, follows.value);
    say(`"${textOf(choice)}" is called "${follows.value}" now`);
  }
}

/** The new name of a question, by the lines of the present version. */
export function renamedTo({ file, migrations }: FlowSource, name: string): string | undefined {
  const change = migrations?.value.changes?.find(
    ({ version, rename }) =>
      version === file.value.version && rename && (name === rename || name.startsWith(`${rename}.`)),
  );
  return change?.to && change.to + name.slice(change.rename!.length);
}
