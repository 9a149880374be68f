import { optionsOf } from '../../../source/options.ts';
import { placeOfKey, placeOfValue } from '../../../source/source.ts';
import { askingSteps, baseFields, type Rule, uiOf } from '../rule.ts';

/** Quiz questions have a right answer among their options, and words for either outcome. Others have none. */
export const quiz: Rule = function* ({ source, flows }) {
  for (const step of askingSteps(flows)) {
    const ui = uiOf(step);
    for (const { name, field } of baseFields(step)) {
      const entry = ui.get(name);
      if (!entry) continue;
      if (step.kind !== 'quiz') {
        for (const key of ['answer', 'feedback'] as const) {
          if (entry[key] === undefined) continue;
          yield {
            ...placeOfKey(step.ui, [name, key]),
            message: `"${key}" has a meaning in a quiz only.`,
            fix: 'Delete it, or give the step "kind": "quiz" in flow.json.',
          };
        }
        continue;
      }
      const count = optionsOf(source, step.schema.path, field)?.length ?? 0;
      const place = placeOfKey(step.ui, [name]);
      if (count === 0 && field.$ref) continue;
      if (count === 0) {
        const message = `The quiz question "${name}" has no options.`;
        yield { ...placeOfKey(step.schema, ['properties', name]), message, fix: 'Add "enum": ["…", "…"].' };
      } else if (entry.answer === undefined) {
        const message = `No answer to "${name}" is the right one.`;
        yield { ...place, message, fix: 'Add "answer": 1 for the first option, 2 for the second …' };
      } else if (!Number.isInteger(entry.answer) || entry.answer < 1 || entry.answer > count) {
        yield {
          ...placeOfValue(step.ui, [name, 'answer']),
          message: `"${name}" has ${count} options; there is no option ${entry.answer}.`,
          fix: `Write a number from 1 to ${count}.`,
        };
      }
      if (!entry.feedback) {
        const message = `Nothing is said of the answer to "${name}".`;
        yield { ...place, message, fix: 'Add "feedback": { "right": "…", "wrong": "…" }.' };
      }
    }
  }
};
