import { type AnswerKind, answerKind } from '#scripts/schemas/source/answer-kind.ts';
import { at, type Fields, fieldsOf, listOf, type Path, type Read } from '../files/json.ts';

/**
 * Returns the keywords that staff can add to the question at this path. Returns undefined if the path does
 * not lead to a question, where staff can add every keyword of the meta schema.
 */
export function offeredAt(read: Read, file: string, path: Path): readonly string[] | undefined {
  const isWords = file.endsWith('.ui.json');
  const names = isWords ? namesInWords(path) : namesInRules(path);
  if (!names || !/\.(ui|schema)\.json$/.test(file)) return undefined;
  const words = read(file.replace(/(ui|schema)\.json$/, 'ui.json'));
  const entry = fieldsOf(at(words, names.flatMap((name) => ['fields', name]).slice(1)));
  return isWords
    ? wordsOffered(entry, isInQuiz(read, file))
    : rulesOffered(fieldsOf(at(read(file), path)), entry);
}

/**
 * Converts the path of a question in a ui file, such as `a.fields.b`, to names, outermost first (`a`, `b`).
 * Returns undefined if the path does not lead to a question.
 */
function namesInWords(path: Path): Path | undefined {
  const isQuestion = path.length % 2 === 1 && path[0] !== 'groups';
  return isQuestion && path.every((key, index) => index % 2 === 0 || key === 'fields')
    ? path.filter((_, index) => index % 2 === 0)
    : undefined;
}

/**
 * Converts the path of a question in a schema file, such as `properties.a.items.properties.b`, to names, as
 * `namesInWords` does.
 */
function namesInRules(path: Path): Path | undefined {
  const names: Path[number][] = [];
  for (let index = 0; index < path.length; index += 2) {
    if (path[index] === 'items' && names.length > 0) index += 1;
    const name = path[index + 1];
    if (path[index] !== 'properties' || name === undefined) return undefined;
    names.push(name);
  }
  return names.length > 0 ? names : undefined;
}

function isInQuiz(read: Read, file: string): boolean {
  const [form, step] = file.replace('.ui.json', '').split('/');
  const steps = listOf(at(read(`${form}/flow.json`), ['steps'])).map(fieldsOf);
  return steps.some(({ id, kind }) => id === step && kind === 'quiz');
}

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
  ...rules[answerKind(field)].filter((key) => key !== 'decimals' || field.type !== 'integer'),
  ...(words['ui:widget'] === 'password' ? ['hardToGuess'] : []),
  ...(words['ui:widget'] === 'phone' ? ['countries'] : []),
];

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
