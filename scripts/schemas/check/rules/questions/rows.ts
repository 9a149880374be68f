import { interpolatedNames } from '../../../compile/interpolation.ts';
import {
  type AskingStep,
  askedIn,
  askingSteps,
  type Question,
  type QuestionSet,
  questionsOf,
} from '../../../source/field-sets.ts';
import type { Finding } from '../../../source/finding.ts';
import { refPath } from '../../../source/options.ts';
import { placeOfKey, placeOfValue, type Source } from '../../../source/source.ts';
import { uniqueRowsAdvice } from '../../words-elsewhere.ts';
import { eachFlow, eachQuestion } from '../rule.ts';

export const rows = eachQuestion(function* (question, set, { source }) {
  const { name, field, path, entry, words } = question;
  if (entry?.['ui:widget'] !== 'rows') {
    for (const key of ['summary', 'add'] as const) {
      if (entry?.[key] === undefined) continue;
      const message = `"${key}" is for rows, and "${name}" has none.`;
      yield { ...placeOfKey(set.ui, [...words, key]), message, fix: 'Delete it.' };
    }
    return;
  }
  if (field.uniqueItems) {
    const message = `Rows are not held against each other, and "${name}" has rows.`;
    yield { ...placeOfKey(set.schema, [...path, 'uniqueItems']), message, fix: uniqueRowsAdvice };
  }
  const inner = askedIn(source, set, name);
  if (inner) yield* summary(question, set, inner);
  else if (!refPath(set.schema.path, field, 'blocks')) {
    const message = `The rows of "${name}" have no questions.`;
    yield { ...placeOfKey(set.schema, path), message, fix: 'Write them in the "properties" of its "items".' };
  }
});

function* summary({ name, entry, words }: Question, set: QuestionSet, inner: QuestionSet): Iterable<Finding> {
  const asked = inner.names.find((each) => inner.entries.get(each)?.['ui:widget'] === 'text');
  const example = `{{${asked ?? inner.names[0]}}}`;
  if (entry?.summary === undefined) {
    const message = `Nothing tells the rows of "${name}" apart.`;
    yield { ...placeOfKey(set.ui, words), message, fix: `Add "summary": "${example}".` };
  } else if (interpolatedNames(entry.summary).length === 0) {
    const message = `All rows of "${name}" would be called the same.`;
    const fix = `Name an answer of the row in it, for example ${example}.`;
    yield { ...placeOfValue(set.ui, [...words, 'summary']), message, fix };
  }
}

export const lists = eachFlow(function* (flow, { source }) {
  for (const step of askingSteps(flow)) {
    yield* tooDeep(source, step, step, 0);
    if (step.kind !== 'list') continue;
    const widgets = [...step.entries.values()].map((entry) => entry['ui:widget']);
    if (widgets.length === 1 && widgets[0] === 'rows') continue;
    const found = widgets.filter((widget) => widget === 'rows').length;
    const message =
      found === 0
        ? `"${step.id}" is a list, and has no rows.`
        : `"${step.id}" is a list, and asks for more than its rows.`;
    const fix =
      found === 0
        ? 'Give its question "ui:widget": "rows", or leave out "kind".'
        : 'Leave one question with rows, and ask the others in a step of their own.';
    yield { ...placeOfValue(flow.file, [...step.path, 'kind']), message, fix };
  }
});

/** Reports a repeat inside two others. `depth` is the number of repeats around the question set. */
function* tooDeep(source: Source, step: AskingStep, set: QuestionSet, depth: number): Iterable<Finding> {
  for (const { name, field, path } of questionsOf(set)) {
    const inner = askedIn(source, set, name);
    if (!inner) continue;
    const lists = field.type === 'array' ? depth + 1 : depth;
    if (lists < 3) yield* tooDeep(source, step, inner, lists);
    else {
      const message = `"${name}" is a list within a list within a list, in the step "${step.id}".`;
      yield { ...placeOfKey(set.schema, path), message, fix: 'Ask for it in a step of its own.' };
    }
  }
}
