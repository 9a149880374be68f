import { askingSteps } from '../../../source/field-sets.ts';
import { nearest } from '../../../source/nearest.ts';
import { placeOfKey } from '../../../source/source.ts';
import { unknownKey } from '../../../source/unknown.ts';
import { eachFlow, hasOwnPage } from '../rule.ts';

/** `prefill` supplies free text, so it can fill in only questions with these widgets. */
const typed = ['text', 'textarea', 'digits', 'email', 'phone', 'hidden'];

export const prefill = eachFlow(function* (flow, { source }) {
  const { id, file } = flow;
  const { prefill, submit } = file.value;
  if (!prefill || hasOwnPage(source, id)) return;
  if (submit?.who && submit.who !== 'student') {
    const message = `Something is known only of who is logged in, and "${id}" is sent by "${submit.who}".`;
    const fix = 'Delete "prefill", or write "who": "student" in "submit".';
    yield { ...placeOfKey(file, ['prefill']), message, fix };
    return;
  }
  const entries = new Map(askingSteps(flow).flatMap((step) => [...step.entries]));
  for (const name of Object.keys(prefill)) {
    const entry = entries.get(name);
    const path = ['prefill', name];
    if (!entry) {
      const message = `There is no question "${name}" to fill in.`;
      const near = nearest(name, entries.keys());
      yield { fix: 'Delete this line.', ...unknownKey(file, path, near ? [near] : []), message };
    } else if (!typed.includes(entry['ui:widget'] ?? '')) {
      const message = `Only a text can be filled in, and "${name}" is asked with "${entry['ui:widget']}".`;
      yield { ...placeOfKey(file, path), message, fix: 'Delete this line.' };
    }
  }
});
