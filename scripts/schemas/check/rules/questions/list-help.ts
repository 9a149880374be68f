import { offeredOptions } from '../../../compile/resolve-field.ts';
import { placeOfKey } from '../../../source/source.ts';
import { eachQuestion } from '../rule.ts';

/** The help of a list stands where a text becomes one; a question that always has its list says it as its help. */
export const listHelp = eachQuestion(function* ({ name, entry, words }, set, { source }) {
  if (entry?.listHelp === undefined) return;
  const isNarrowed = offeredOptions(source, set.schema.path, set.fieldSet, name).length > 0;
  if (entry['ui:widget'] === 'text' && isNarrowed) return;
  yield {
    ...placeOfKey(set.ui, [...words, 'listHelp']),
    message: `"listHelp" is for a text that a condition turns into a list, and "${name}" is none.`,
    fix: 'Write "ui:help" instead.',
  };
});
