import { optionsOf } from '../../../source/options.ts';
import { placeOfKey, placeOfValue } from '../../../source/source.ts';
import { eachQuestion } from '../rule.ts';

export const quiz = eachQuestion(function* (question, { kind, schema, ui }, { source }) {
  const { name, field, path, entry, words } = question;
  if (!entry) return;
  if (kind !== 'quiz') {
    for (const key of ['answer', 'feedback'] as const) {
      if (entry[key] === undefined) continue;
      const message = `"${key}" has a meaning in a quiz only.`;
      const fix = 'Delete it, or give the step "kind": "quiz" in flow.json.';
      yield { ...placeOfKey(ui, [...words, key]), message, fix };
    }
    return;
  }
  const { answer, feedback } = entry;
  if (field.type !== undefined && field.type !== 'string') {
    const message = `A quiz asks for one answer from a list, and "${name}" is answered otherwise.`;
    yield { ...placeOfKey(schema, path), message, fix: 'Write "type": "string" and "enum": ["…", "…"].' };
    return;
  }
  const count = optionsOf(source, schema.path, field)?.length ?? 0;
  const place = placeOfKey(ui, words);
  if (count === 0 && field.$ref) return;
  if (count === 0) {
    const message = `The quiz question "${name}" has no options.`;
    yield { ...placeOfKey(schema, path), message, fix: 'Add "enum": ["…", "…"].' };
  } else if (answer === undefined) {
    const message = `No answer to "${name}" is the right one.`;
    yield { ...place, message, fix: 'Add "answer": 1 for the first option, 2 for the second …' };
  } else if (!Number.isInteger(answer) || answer < 1 || answer > count) {
    const message = `"${name}" has ${count} options; there is no option ${answer}.`;
    yield { ...placeOfValue(ui, [...words, 'answer']), message, fix: `Write a number from 1 to ${count}.` };
  }
  if (!feedback) {
    const message = `Nothing is said of the answer to "${name}".`;
    yield { ...place, message, fix: 'Add "feedback": { "right": "…", "wrong": "…" }.' };
  }
});
