import { askingSteps } from '../../../source/field-sets.ts';
import type { Finding } from '../../../source/finding.ts';
import { asks, type FlowSource } from '../../../source/flows.ts';
import { nodeOf, type Path, placeOfKey, placeOfValue } from '../../../source/source.ts';
import { deleting, eachFlow, hasOwnPage, replacing } from '../rule.ts';

export const formSetup = eachFlow(function* (flow, { source }) {
  if (hasOwnPage(source, flow.id)) yield* withOwnPage(flow);
  else yield* withoutOwnPage(flow);
});

/** These keys of flow.json have no effect in a form with a hand-written page. */
const generatedPageKeys: readonly Path[] = [
  ...[['opens'], ['closes'], ['prefill']],
  ...['who', 'once', 'to'].map((key) => ['submit', key]),
];

function* withOwnPage({ id, file, steps }: FlowSource): Iterable<Finding> {
  if (steps.some(({ kind }) => kind === 'review') && !file.value.submit) {
    yield unsent(file, id, '"submit": { "wait": "at-once", "go": "/…" }');
  }
  for (const path of generatedPageKeys) {
    if (!nodeOf(file, path)) continue;
    const message = `A page of its own runs "${id}", and does not look at "${path.at(-1)}".`;
    yield { ...placeOfKey(file, path), message, fix: 'Delete it.', edit: deleting(file, path) };
  }
}

function* withoutOwnPage(flow: FlowSource): Iterable<Finding> {
  const { id, file, steps } = flow;
  const { path, submit } = file.value;
  if (!path && !steps.some(({ entry }) => entry.path)) {
    const message = `Nobody can open "${id}": it has no address.`;
    const fix = `Write "path": "/${id}" above "steps", or give each step a "path".`;
    yield { ...placeOfKey(file, ['steps']), message, fix };
  }
  if (!submit) yield unsent(file, id, '"submit": { "who": "student", "wait": "accepted", "go": "/…" }');
  else if (!submit.who) {
    const message = `"${id}" does not say who sends it.`;
    const fix = 'Add "who": "student" to it, or "anyone", or "nobody" if nothing is sent.';
    yield { ...placeOfKey(file, ['submit']), message, fix };
  } else if (submit.who !== 'nobody') yield* sendsNothing(flow);
}

/**
 * Reports a form that has a sender, but no answer that is sent. Skips forms with missing files or steps,
 * because another rule reports what is missing.
 */
function* sendsNothing(flow: FlowSource): Iterable<Finding> {
  const { id, file } = flow;
  const steps = askingSteps(flow);
  if (flow.steps.length === 0 || steps.length < flow.steps.filter(asks).length) return;
  const sent = steps.flatMap(({ names, entries }) => names.map((name) => entries.get(name)?.sent !== false));
  const place = placeOfValue(file, ['submit', 'who']);
  if (sent.length === 0) {
    const message = `"${id}" asks nothing that could be sent.`;
    const fix = 'Write "nobody".';
    yield { ...place, message, fix, edit: replacing(nodeOf(file, ['submit', 'who'])!, 'nobody') };
  } else if (!sent.includes(true)) {
    const message = `Nothing of "${id}" is sent: each of its questions has "sent": false.`;
    yield { ...place, message, fix: 'Delete "sent" from one of them, or write "nobody".' };
  }
}

const unsent = (file: FlowSource['file'], id: string, submit: string): Finding => ({
  ...placeOfValue(file, []),
  message: `Nothing sends the answers of "${id}": it has no "submit".`,
  fix: `Add ${submit} after "steps".`,
});
