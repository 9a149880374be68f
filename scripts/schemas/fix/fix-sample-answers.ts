import type { JSONPath } from 'jsonc-parser';
import { type Answer, type CalendarDate, type Flow, isAnswers, textOf } from '#engine/core/index.ts';
import type { Filling } from '../answers/fillings.ts';
import { offeredOptions } from '../compile/resolve-field.ts';
import { answerAfter } from '../diff/sides.ts';
import { migratedPath, parentPath, questionPathOf } from '../source/answer-paths.ts';
import { askedIn, askingSteps, type QuestionSet, questionAt } from '../source/field-sets.ts';
import type { FlowSource } from '../source/flows.ts';
import type { Source } from '../source/source.ts';

/** A sample that is being updated. `fill` answers a question, and `say` reports a change. */
export interface SampleFix {
  readonly source: Source;
  readonly today: CalendarDate;
  readonly flow: FlowSource;
  readonly running: Flow;
  readonly text: () => string;
  readonly set: (path: JSONPath, value: unknown) => void;
  readonly fill: (filling: Filling, why?: string) => void;
  readonly say: (what: string) => void;
}

/**
 * Renames, moves or removes answers to questions that have changed, including answers in groups and rows, and
 * renames options. `answer` contains the answers of a step, group or repeat. `was` is the path of `answer` in
 * migrations.json. It can differ from the path in the sample, where a group may already have its new name.
 */
export function fixSampleAnswers(
  fix: SampleFix,
  set: QuestionSet,
  answer: Answer,
  at: JSONPath,
  was = questionPathOf(at.slice(2)),
): void {
  if (Array.isArray(answer)) {
    for (const [index, row] of answer.entries()) fixSampleAnswers(fix, set, row, [...at, index], was);
  }
  if (!isAnswers(answer)) return;
  for (const [field, value] of Object.entries(answer)) {
    const path = [...at, field];
    const name = was ? `${was}.${field}` : field;
    const inner = askedIn(fix.source, set, field);
    if (!set.names.includes(field)) moveAnswer(fix, { name, value, path });
    else if (inner) fixSampleAnswers(fix, inner, value, path, name);
    else fixChoices(fix, set, { name, value, path });
  }
}

interface NamedAnswer {
  /** The question's name in migrations.json. */
  readonly name: string;
  readonly value: Answer;
  readonly path: JSONPath;
}

/** Moves an answer to its question's new place, or removes the answer if the question no longer exists. */
export function moveAnswer(fix: SampleFix, { name, value, path }: NamedAnswer): void {
  const { source, flow, set, say } = fix;
  const to = renamedTo(flow, name) ?? name;
  const step = askingSteps(flow).find((each) => questionAt(source, [each], to));
  const asked = step && questionAt(source, [step], to);
  set(path, undefined);
  if (!asked) {
    say(`the answer to "${name}" is gone`);
    return;
  }
  const isMoved = step.id !== path[1];
  say(to === name ? `"${name}" is asked in the step "${step.id}" now` : `"${name}" is called "${to}" now`);
  const own = to.slice(to.lastIndexOf('.') + 1);
  const isInSameSet = questionPathOf(path.slice(2, -1)) === parentPath(to);
  const place =
    isInSameSet && !isMoved ? [...path.slice(0, -1), own] : ['answers', step.id, ...to.split('.')];
  set(place, value);
  const inner = askedIn(source, asked.set, own);
  if (inner) fixSampleAnswers(fix, inner, value, place, name);
  else fixChoices(fix, asked.set, { name, value, path: place });
}

function fixChoices(
  { source, flow, set, say }: SampleFix,
  { schema, fieldSet }: QuestionSet,
  { name, value, path }: NamedAnswer,
): void {
  const options = offeredOptions(source, schema.path, fieldSet, String(path.at(-1)));
  // If the question has no options, the answer stays: it may have been given after the migration that drops
  // earlier answers.
  if (options.length === 0) return;
  const isMany = Array.isArray(value);
  const choices: readonly Answer[] = isMany ? value : [value];
  const now = choices.flatMap((choice): Answer[] => {
    const was = textOf(choice);
    if (options.some((option) => option.value === choice)) return [choice];
    const successor = options.find(({ renamedFrom }) => renamedFrom.includes(was));
    const after = successor ?? answerAfter(name, was, presentChanges(flow));
    if (!after) {
      say(`"${was}" is gone`);
      return [];
    }
    if (after.value === was) return [choice];
    say(`"${was}" is called "${after.value}" now`);
    return [after.value as string];
  });
  if (now.every((choice, index) => choice === choices[index]) && now.length === choices.length) return;
  set(path, isMany ? now : now[0]);
}

/** Returns the name after the migrations to the current version, or undefined if it stays the same. */
export function renamedTo(flow: FlowSource, name: string): string | undefined {
  const now = presentChanges(flow).reduce((path, change) => migratedPath(change, path), name);
  return now === name ? undefined : now;
}

const presentChanges = ({ file, migrations }: FlowSource) =>
  (migrations?.value.changes ?? []).filter(({ version }) => version === file.value.version);
