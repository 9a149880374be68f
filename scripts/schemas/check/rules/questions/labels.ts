import { placeOfKey } from '../../../source/source.ts';
import { askingSteps, baseFields, type Rule, uiOf } from '../rule.ts';

/** Each question has words: its label, and the noun from which its messages are made. */
export const labels: Rule = function* ({ flows }) {
  for (const step of askingSteps(flows)) {
    const ui = uiOf(step);
    for (const { name, path } of baseFields(step)) {
      const entry = ui.get(name);
      if (!entry) {
        yield {
          ...placeOfKey(step.schema, path),
          message: `The question "${name}" has no words: ${step.id}.ui.json does not mention it.`,
          fix: `Add there: "${name}": { "ui:title": "…", "ui:widget": "text", "noun": "your …" }.`,
        };
        continue;
      }
      const place = placeOfKey(step.ui, [name]);
      if (!entry['ui:title']?.trim()) {
        yield { ...place, message: `The question "${name}" has no label.`, fix: 'Add "ui:title": "…".' };
      }
      if (!entry.noun?.trim()) {
        const message = `The question "${name}" has no noun, from which its messages are made.`;
        yield { ...place, message, fix: 'Add "noun": "your …".' };
      }
    }
  }
};
