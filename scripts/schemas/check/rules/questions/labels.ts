import { placeOfKey } from '../../../source/source.ts';
import { unknownKey } from '../../../source/unknown.ts';
import { eachQuestion, eachStep } from '../rule.ts';

/** Each question has words: its label, and the noun from which its messages are made. */
export const labels = eachQuestion(function* ({ name, path, entry }, step) {
  if (!entry) {
    yield {
      ...placeOfKey(step.schema, path),
      message: `The question "${name}" has no words: ${step.id}.ui.json does not mention it.`,
      fix: `Add there: "${name}": { "ui:title": "…", "ui:widget": "text", "noun": "your …" }.`,
    };
    return;
  }
  const place = placeOfKey(step.ui, [name]);
  if (!entry['ui:title']?.trim()) {
    yield { ...place, message: `The question "${name}" has no label.`, fix: 'Add "ui:title": "…".' };
  }
  if (!entry.noun?.trim()) {
    const message = `The question "${name}" has no noun, from which its messages are made.`;
    yield { ...place, message, fix: 'Add "noun": "your …".' };
  }
});

/** The ui file speaks only of questions that exist. */
export const entries = eachStep(function* ({ id, names, entries, ui }) {
  const unworded = names.filter((name) => !(name in ui.value));
  for (const name of entries.keys()) {
    if (names.includes(name)) continue;
    const message = `There is no question "${name}" in ${id}.schema.json.`;
    yield { fix: 'Add it there, or delete it here.', ...unknownKey(ui, [name], unworded), message };
  }
});
