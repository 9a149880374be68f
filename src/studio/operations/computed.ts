import { type AnswerKind, answerKind } from '#scripts/schemas/source/answer-kind.ts';
import { namedBy, type Place, requiredChange, type Subject, setAt, titleIn } from './conditions/subjects.ts';
import { fieldsOf, listOf, type Operation, type Read, removing, setting } from './files.ts';
import { fieldAt, withoutWords } from './relations.ts';

/** The words follow the title of the question: "“Total” is the sum of …". */
export const computedWords = {
  sum: 'is the sum of',
  difference: 'is the first of these minus the others',
  product: 'is the product of',
  count: 'is the number of entries in',
  age: 'is the age today, from',
} as const;

export type Computed = keyof typeof computedWords;

/**
 * Returns how the answer to a question is computed (`how`) and from the answers to which questions (`of`).
 * Returns undefined if the answer is not computed, or if the studio has no words for the computation.
 */
export function computedOn(
  read: Read,
  place: Place,
  question: string,
): { readonly how: Computed; readonly of: readonly string[] } | undefined {
  const [[how, of] = []] = Object.entries(fieldsOf(fieldAt(read, place, question).computed));
  if (how === undefined || !Object.hasOwn(computedWords, how)) return undefined;
  return { how: how as Computed, of: listOf(of).map(String) };
}

export function canBeComputed(read: Read, place: Place, question: string): boolean {
  const field = fieldAt(read, place, question);
  return answerKind(field) === 'number' && field.computed === undefined;
}

const kindsOf: { readonly [how in Computed]: readonly AnswerKind[] } = {
  ...{ sum: ['number'], difference: ['number'], product: ['number'] },
  ...{ count: ['rows', 'several'], age: ['date'] },
};

/**
 * Returns the questions from whose answers the answer to `question` can be computed. The path of a question
 * in the rows of a repeat includes the repeat's name.
 */
export function operandsFor(read: Read, place: Place, question: string, how: Computed): Subject[] {
  return namedBy(read, place, question).filter(
    ({ kind, format, path, isInRows }) =>
      kindsOf[how].includes(kind) &&
      (how !== 'age' || format === 'date') &&
      (how === 'sum' || !isInRows) &&
      !followsFrom(read, place, path[0]!, question),
  );
}

/**
 * Makes the answer to a question computed or, if `value` is undefined, typed by people again. A computed
 * answer cannot be required.
 */
export function setComputed(
  read: Read,
  place: Place,
  question: string,
  value: { readonly how: Computed; readonly of: readonly string[] } | undefined,
): Operation {
  const set = setAt(read, place);
  const title = titleIn(set, question);
  const path = [...set.path, 'properties', question, 'computed'];
  const widget = (name: string) => setting(set.wordsFile, [...set.wordsPath, question, 'ui:widget'], name);
  if (!value)
    return {
      label: `“${title}” is no longer computed`,
      changes: [removing(set.file, path), widget('number')],
    };
  const isNew = fieldAt(read, place, question).computed === undefined;
  return {
    label: `“${title}” ${computedWords[value.how]} …`,
    changes: [
      setting(set.file, path, { [value.how]: value.of }),
      ...(isNew
        ? [
            ...requiredChange(set, question, false),
            widget('computed'),
            ...withoutWords(read, place, question, 'required'),
          ]
        : []),
    ],
  };
}

/**
 * Returns whether the answer `name` is `question` itself or is computed from it, directly or through other
 * computed answers. Computing `question` from such an answer would be circular.
 */
function followsFrom(
  read: Read,
  place: Place,
  name: string,
  question: string,
  seen: readonly string[] = [],
): boolean {
  if (name === question) return true;
  if (seen.includes(name)) return false;
  const [of] = Object.values(fieldsOf(fieldAt(read, place, name).computed));
  return listOf(of).some((each) =>
    followsFrom(read, place, String(each).split('.')[0]!, question, [...seen, name]),
  );
}
