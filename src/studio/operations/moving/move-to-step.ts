import type { FileChange } from '../../protocol.ts';
import {
  type Fields,
  fieldsOf,
  flowFile,
  type Json,
  listOf,
  type Operation,
  type Read,
  rulesFile,
  wordsFile,
} from '../files.ts';
import { removeQuestion } from '../questions.ts';

interface From {
  readonly form: string;
  readonly step: string;
  readonly question: string;
}

export function stepsFor(read: Read, { form, step }: From): (readonly [id: string, title: string])[] {
  return listOf(fieldsOf(read(flowFile(form))).steps).flatMap((each) => {
    const { id, title } = fieldsOf(each);
    const isOther = typeof id === 'string' && id !== step && read(rulesFile(form, id)) !== undefined;
    return isOther ? [[id, typeof title === 'string' ? title : id] as const] : [];
  });
}

/**
 * Moves a question to the end of another step, with its rules, its texts and its answers in samples. The
 * check then reports the references that remain in the old step.
 *
 * @param files all files, including the samples
 */
export function moveToStep(read: Read, files: Iterable<string>, from: From, to: string): Operation {
  const { form, step, question } = from;
  const [rules, words] = [rulesFile(form, step), wordsFile(form, step)].map((file) => fieldsOf(read(file)));
  const [toRules, toWords] = [rulesFile(form, to), wordsFile(form, to)];
  const rule = fieldsOf(rules!.properties)[question];
  const said = words![question];
  const groups = listOf(fieldsOf(read(toWords)).groups);
  const last = groups.length - 1;
  const place = fieldsOf(groups[last]);
  const title = fieldsOf(said)['ui:title'];
  return {
    label: `Move "${typeof title === 'string' ? title : question}" to another step`,
    changes: [
      ...removeQuestion(read, from, question).changes,
      ...(rule === undefined ? [] : [set(toRules, ['properties', question], rule)]),
      ...(listOf(rules!.required).includes(question)
        ? [required(fieldsOf(read(toRules)), toRules, question)]
        : []),
      ...(said === undefined ? [] : [set(toWords, [question], said)]),
      ...(groups.length === 0
        ? []
        : [insert(toWords, ['groups', last, 'fields', listOf(place.fields).length], question)]),
      ...[...files]
        .filter((file) => file.startsWith(`${form}/samples/`))
        .flatMap((file) => inSample(fieldsOf(read(file)), file, from, to)),
    ],
  };
}

const set = (file: string, path: (string | number)[], value: Json): FileChange => ({
  file,
  do: 'set',
  path,
  value,
});

const insert = (file: string, path: (string | number)[], value: Json): FileChange => ({
  ...{ file, do: 'insert' as const, path },
  value,
});

const required = (rules: Fields, file: string, question: string): FileChange =>
  rules.required === undefined
    ? set(file, ['required'], [question])
    : insert(file, ['required', listOf(rules.required).length], question);

function inSample(sample: Fields, file: string, { step, question }: From, to: string): FileChange[] {
  const answers = fieldsOf(sample.answers);
  const answer = fieldsOf(answers[step])[question];
  const moved: FileChange[] =
    answer === undefined
      ? []
      : [
          { file, do: 'remove', path: ['answers', step, question] },
          answers[to] === undefined
            ? set(file, ['answers', to], { [question]: answer })
            : set(file, ['answers', to, question], answer),
        ];
  const expected = listOf(sample.expect).flatMap((mistake, index) => {
    const { step: where, field } = fieldsOf(mistake);
    const isOfIt = where === step && (field === question || String(field).startsWith(`${question}.`));
    return isOfIt ? [set(file, ['expect', index, 'step'], to)] : [];
  });
  return [...moved, ...expected];
}
