import {
  askedIn,
  choicesOf,
  type Question,
  type QuestionSet,
  questionsOf,
  withAskedSets,
} from '../../../source/field-sets.ts';
import type { Finding } from '../../../source/finding.ts';
import { placeOfKey, placeOfValue, type Source } from '../../../source/source.ts';
import { eachQuestion } from '../rule.ts';

const maxDepth = 3;
const maxColumns = 7;

export const structure = eachQuestion(function* (question, set, { source }) {
  const { name, field, path, entry } = question;
  const inner = askedIn(source, set, name);
  const place = placeOfKey(set.schema, path);
  if (field.type === 'object' && !field.properties) {
    const message = `"${name}" is a group, and no question is in it.`;
    yield { ...place, message, fix: 'Add "properties" with its questions, or delete it.' };
  }
  if (!inner) return;
  if (set.kind !== 'block' && set.trail.length === 0) {
    const deep = withAskedSets(source, inner).find(({ trail }) => trail.length > maxDepth);
    if (deep) {
      const message = `Here are more than ${maxDepth} groups one in another: ${deep.trail.join(' → ')}.`;
      yield { ...place, message, fix: 'Take one of them away, and leave its questions.' };
    }
  }
  if (entry?.['ui:widget'] === 'matrix') yield* wrongInMatrix(source, inner);
});

function* wrongInMatrix(source: Source, set: QuestionSet): Iterable<Finding> {
  const questions = questionsOf(set);
  const answersTo = ({ field }: Question) =>
    choicesOf(source, set.schema.path, field)?.map(({ value }) => String(value));
  const [first] = questions;
  const list = first && answersTo(first);
  if (!first) return;
  if (list && list.length > maxColumns) {
    const message = `This list has ${list.length} answers, and a table has room for ${maxColumns} side by side.`;
    const fix = 'Take a shorter list, or write "ui:widget": "group".';
    yield { ...placeOfValue(set.schema, first.path), message, fix };
  }
  for (const question of questions) {
    const { name, field, path, words, entry } = question;
    if (!list || field.type === 'array' || answersTo(question)?.join() !== list.join()) {
      const isFirst = question === first;
      const message = isFirst
        ? `"${name}" is in a table of questions, and has no list of answers.`
        : `"${name}" has other answers than "${first.name}", and a table of questions has one list for all.`;
      const fix = 'Let each refer to the same list, or write "ui:widget": "group".';
      yield { ...placeOfValue(set.schema, path), message, fix };
      if (isFirst) return;
    }
    if (entry && entry['ui:widget'] !== 'radios') {
      const message = 'In a table each question is answered by one of its columns.';
      yield { ...placeOfValue(set.ui, [...words, 'ui:widget']), message, fix: 'Write "radios".' };
    }
  }
}
