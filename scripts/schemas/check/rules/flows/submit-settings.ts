import { askingSteps } from '../../../source/field-sets.ts';
import type { Finding } from '../../../source/finding.ts';
import type { FlowSource } from '../../../source/flows.ts';
import { type Path, placeOfKey, placeOfValue, type Source } from '../../../source/source.ts';
import { hasOwnPage, type Rule } from '../rule.ts';

export const submitSettings: Rule = function* ({ source, flows }) {
  for (const flow of flows) {
    yield* contradictions(source, flow);
    yield* keyConflicts(flow);
  }
  const calls = Map.groupBy(flows, ({ file }) => file.value.submit?.to?.path);
  for (const [path, [first, ...others]] of calls) {
    if (path === undefined) continue;
    for (const { file } of others) {
      const message = `The answers of "${first!.id}" go to ${path} already.`;
      yield { ...placeOfValue(file, ['submit', 'to', 'path']), message, fix: 'Ask a programmer.' };
    }
  }
};

function* contradictions(source: Source, { id, file }: FlowSource): Iterable<Finding> {
  const { access, layout, submit = {} } = file.value;
  const { who, wait, once, refused, to } = submit;
  const at = (path: Path, message: string, fix: string) => ({ ...placeOfValue(file, path), message, fix });
  if (layout && access !== 'student') {
    const message = `The tabs are for people who are logged in, and everyone can open "${id}".`;
    yield at(['layout'], message, 'Delete "layout", or write "access": "student".');
  }
  if (refused && wait === 'at-once') {
    const message = 'Nobody reads this: people have gone on before an answer comes.';
    yield at(['submit', 'refused'], message, 'Write "wait": "accepted", or delete "refused".');
  }
  if (!who || who === 'student' || hasOwnPage(source, id)) return;
  if (who === 'anyone' && access === 'student') {
    const message = `Anyone may send "${id}", and only who is logged in can open it.`;
    yield at(['access'], message, 'Write "public", or "who": "student" in "submit".');
  }
  if (once === 'per-student') {
    const message = `Nobody is known here who could send "${id}" twice: "who" is "${who}".`;
    yield at(['submit', 'once'], message, 'Delete "once", or write "who": "student".');
  }
  if (to) {
    const message = `The id of who sends it goes along to ${to.path}, and "who" is "${who}".`;
    yield { ...placeOfKey(file, ['submit', 'to']), message, fix: 'Write "who": "student".' };
  }
}

/**
 * Reports a question with the same name as the sender's id, because the id and the answers are sent in one
 * object.
 */
function* keyConflicts(flow: FlowSource): Iterable<Finding> {
  const student = flow.file.value.submit?.to?.student;
  if (student === undefined) return;
  for (const { schema, names } of askingSteps(flow)) {
    if (!names.includes(student)) continue;
    const message = `The id of who sends it has the name "${student}", so that no answer can have it.`;
    yield { ...placeOfKey(schema, ['properties', student]), message, fix: 'Give the question another name.' };
  }
}
