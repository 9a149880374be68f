import { type Answer, isAnswers, noAnswers, ownValue, type StepAnswers } from '../answers.ts';

/** The answers with another one at that place. All that is not on the way to it stays the same object. */
export function withAnswerAt(answers: StepAnswers, path: string, answer: Answer): StepAnswers {
  const [name = '', ...rest] = path.split('.');
  if (rest.length === 0) return { ...answers, [name]: answer };
  return { ...answers, [name]: withItem(ownValue(answers, name), rest, answer) };
}

function withItem(holder: Answer | undefined, path: readonly string[], answer: Answer): Answer {
  const [name = ''] = path;
  // Only the rows of a list are counted; a question's name begins with a letter.
  if (!/^\d/.test(name)) return withAnswerAt(isAnswers(holder) ? holder : noAnswers, path.join('.'), answer);
  const rows = Array.isArray(holder) ? [...(holder as readonly Answer[])] : [];
  const index = Number(name);
  while (rows.length < index) rows.push({});
  rows[index] = path.length === 1 ? answer : withItem(rows[index], path.slice(1), answer);
  return rows;
}
