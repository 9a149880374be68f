import type { Answer } from '../answers.ts';
import type { FieldSchema, FieldUi } from '../field.ts';
import { normalizeText } from '../normalize.ts';
import { readNumber } from '../values/numbers.ts';

/** An answer as it counts, by the type that its question wants. */
export function normalizeType(schema: FieldSchema, answer: Answer, ui: Partial<FieldUi> = {}): Answer {
  const { type, items } = schema;
  if (Array.isArray(answer)) {
    const given = (answer as readonly Answer[])
      .map((each) => (typeof each === 'string' ? normalizeText(each) : each))
      .filter((each) => each !== '');
    return items?.enum ? inOrder(items.enum, given) : given;
  }
  if (typeof answer !== 'string' || answer === '') return answer;
  if (type === 'array') return [answer];
  if (type !== 'number' && type !== 'integer') return answer;
  const number = readNumber(answer, { schema, ui });
  return Number.isNaN(number) ? answer : number;
}

/** Several choices in the order of their list, each once; what is in no list comes after them. */
function inOrder(options: readonly string[], choices: readonly Answer[]): readonly Answer[] {
  const chosen = new Set(choices);
  const listed = options.filter((option) => chosen.has(option));
  for (const option of listed) chosen.delete(option);
  return [...listed, ...chosen];
}
