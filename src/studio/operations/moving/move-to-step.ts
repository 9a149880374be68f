import type { SchemaFiles } from '../../files/schema-files.ts';
import type { FileChange } from '../../protocol.ts';
import { requiredChange, setAt, titleIn } from '../conditions/subjects.ts';
import {
  type Fields,
  fieldsOf,
  flowFile,
  inserting,
  listOf,
  type Operation,
  type Read,
  removing,
  rulesFile,
  setting,
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
 */
export function moveToStep({ read, texts }: SchemaFiles, from: From, to: string): Operation {
  const { form, step, question } = from;
  const [{ rules, words }, target] = [setAt(read, { form, step }), setAt(read, { form, step: to })];
  const rule = fieldsOf(rules.properties)[question];
  const said = words[question];
  const groups = listOf(target.words.groups);
  const last = groups.length - 1;
  const index = listOf(fieldsOf(groups[last]).fields).length;
  return {
    label: `Move "${titleIn({ words }, question)}" to another step`,
    changes: [
      ...removeQuestion(read, from, question).changes,
      ...(rule === undefined ? [] : [setting(target.file, ['properties', question], rule)]),
      ...(listOf(rules.required).includes(question) ? requiredChange(target, question, true) : []),
      ...(said === undefined ? [] : [setting(target.wordsFile, [question], said)]),
      ...(groups.length === 0
        ? []
        : [inserting(target.wordsFile, ['groups', last, 'fields', index], question)]),
      ...[...texts.keys()]
        .filter((file) => file.startsWith(`${form}/samples/`))
        .flatMap((file) => inSample(fieldsOf(read(file)), file, from, to)),
    ],
    opens: `${form}/${to}/${question}`,
  };
}

function inSample(sample: Fields, file: string, { step, question }: From, to: string): FileChange[] {
  const answers = fieldsOf(sample.answers);
  const answer = fieldsOf(answers[step])[question];
  const moved: FileChange[] =
    answer === undefined
      ? []
      : [
          removing(file, ['answers', step, question]),
          answers[to] === undefined
            ? setting(file, ['answers', to], { [question]: answer })
            : setting(file, ['answers', to, question], answer),
        ];
  const expected = listOf(sample.expect).flatMap((mistake, index) => {
    const { step: where, field } = fieldsOf(mistake);
    const isOfIt = where === step && (field === question || String(field).startsWith(`${question}.`));
    return isOfIt ? [setting(file, ['expect', index, 'step'], to)] : [];
  });
  return [...moved, ...expected];
}
