import { type AnswerKind, answerKind } from '#scripts/schemas/source/answer-kind.ts';
import type { Fields } from '../files/json.ts';

/* What may be added to a question: of all that the files can say, what fits the kind of its answer. */

const rules: Readonly<Record<AnswerKind, readonly string[]>> = {
  text: ['minLength', 'maxLength', 'pattern', 'default', 'readOnly'],
  number: ['minimum', 'maximum', 'decimals', 'default', 'readOnly'],
  yesNo: ['const', 'default', 'readOnly'],
  choice: ['where', 'default', 'readOnly'],
  several: ['minItems', 'maxItems', 'uniqueItems', 'readOnly'],
  date: ['pastYears', 'default', 'readOnly'],
  time: ['default', 'readOnly'],
  file: ['maxBytes', 'fileTypes'],
  files: ['minItems', 'maxItems'],
  group: [],
  rows: ['minItems', 'maxItems'],
};

export const rulesOffered = (field: Fields, words: Fields): readonly string[] => [
  ...rules[answerKind(field)],
  ...(words['ui:widget'] === 'password' ? ['hardToGuess'] : []),
  ...(words['ui:widget'] === 'phone' ? ['countries'] : []),
];

/** Of the words, by how the question is answered. */
const words: Readonly<Record<string, readonly string[]>> = {
  text: ['inputmode', 'autocomplete', 'listHelp'],
  textarea: ['rows'],
  number: ['prefix', 'suffix', 'note'],
  decimal: ['prefix', 'suffix', 'note'],
  digits: ['prefix', 'suffix', 'note'],
  email: ['autocomplete'],
  phone: ['autocomplete'],
  password: ['autocomplete'],
  date: ['autocomplete'],
  select: ['autocomplete', 'fills'],
  search: ['autocomplete', 'fills'],
  radios: ['fills'],
  group: ['groups'],
  rows: ['summary', 'add', 'groups'],
};

export const wordsOffered = (entry: Fields, isQuiz: boolean): readonly string[] => [
  ...['ui:help', 'noun', 'messages', 'image', 'alt', 'sent'],
  ...(words[String(entry['ui:widget'])] ?? []),
  ...(isQuiz ? ['answer', 'feedback'] : []),
];
