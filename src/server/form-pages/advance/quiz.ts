import { activeFields } from '#engine/core/index.ts';
import type { Press } from '../form-state.ts';
import { type Pressed, pressOn } from './pressed.ts';

/** Why a page of a quiz does not lead on: not all answered, not all right, or another page comes. */
export function quizPress({ form, at, read, before, today }: Pressed): Press | undefined {
  const { step, asking, earlier } = at;
  const questions = activeFields(form, asking, read.own, { earlier, today });
  const size = step.pageSize ?? questions.length;
  const page = before.press?.step === step.id ? (before.press.page ?? 0) : 0;
  const shown = questions.slice(page * size, (page + 1) * size);
  const isRight = ({ name, schema, ui }: (typeof shown)[number]) =>
    read.own[name] !== undefined && read.own[name] === schema.enum?.[(ui.answer ?? 0) - 1];
  if (!shown.every(({ name }) => read.own[name])) return pressOn(at, { page });
  // An answer that was changed is judged again.
  const isSame = (name: string) => before.answers[step.id]?.[name] === read.own[name];
  const checked = before.press?.step === step.id ? before.press.asked.filter(isSame) : [];
  const isPassed = shown.every((field) => checked.includes(field.name) && isRight(field));
  if (!isPassed) return pressOn(at, { page, asked: shown.map(({ name }) => name) });
  return (page + 1) * size < questions.length ? pressOn(at, { page: page + 1 }) : undefined;
}
