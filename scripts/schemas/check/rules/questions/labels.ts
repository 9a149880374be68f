import { posix } from 'node:path';
import { offeredOptions } from '../../../compile/resolve-field.ts';
import type { QuestionSet } from '../../../source/field-sets.ts';
import { placeOfKey } from '../../../source/source.ts';
import { unknownKey } from '../../../source/unknown.ts';
import { eachQuestion, eachSet } from '../rule.ts';

export const labels = eachQuestion(function* ({ name, path, entry, words }, set) {
  // A group without a ui entry is reported once, as a question of the surrounding set, so its own questions
  // are skipped.
  if (set.outer && !set.outer.entries.get(set.trail.at(-1)!)) return;
  if (!entry) {
    const message = `The question "${name}" has no words: ${uiLocation(set)} does not mention it.`;
    const fix = `Add there: "${name}": { "ui:title": "…", "ui:widget": "text", "noun": "your …" }.`;
    yield { ...placeOfKey(set.schema, path), message, fix };
    return;
  }
  const place = placeOfKey(set.ui, words);
  if (!entry['ui:title']?.trim()) {
    yield { ...place, message: `The question "${name}" has no label.`, fix: 'Add "ui:title": "…".' };
  }
  if (!entry.noun?.trim()) {
    const message = `The question "${name}" has no noun, from which its messages are made.`;
    yield { ...place, message, fix: 'Add "noun": "your …".' };
  }
});

export const entries = eachSet(function* (set) {
  const { names, entries, entriesAt, ui, schema } = set;
  const unworded = names.filter((name) => !entries.has(name));
  for (const name of entries.keys()) {
    if (names.includes(name)) continue;
    const message = `There is no question "${name}" in ${set.outer ? set.title : posix.basename(schema.path)}.`;
    const fix = 'Add it there, or delete it here.';
    yield { fix, ...unknownKey(ui, [...entriesAt, name], unworded), message };
  }
});

export const listHelp = eachQuestion(function* ({ name, entry, words }, set, { source }) {
  if (entry?.listHelp === undefined) return;
  const isNarrowed = offeredOptions(source, set.schema.path, set.fieldSet, name).length > 0;
  if (entry['ui:widget'] === 'text' && isNarrowed) return;
  const message = `"listHelp" is for a text that a condition turns into a list, and "${name}" is none.`;
  yield { ...placeOfKey(set.ui, [...words, 'listHelp']), message, fix: 'Write "ui:help" instead.' };
});

function uiLocation({ ui, outer, trail }: QuestionSet): string {
  const file = posix.basename(ui.path);
  return outer ? `"fields" of "${trail.at(-1)}" in ${file}` : file;
}
