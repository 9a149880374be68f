import { isDeepStrictEqual } from 'node:util';
import { placeOf } from '../source/place.ts';
import type { FlowFile } from '../source/schema-files.ts';
import { placeOfKey, placeOfValue } from '../source/source.ts';
import { portalChanges } from './portal.ts';
import { inlineJson } from './remedies.ts';
import type { FlowSide, Side } from './sides.ts';
import { type Verdict, verdict } from './verdict.ts';

/** Every change of a form as a whole, of its migrations, and of portal.json. */
export function flowChanges(before: Side, after: Side): Verdict[] {
  return [
    ...[...before.flows.values()].flatMap((flow) => (after.flows.has(flow.id) ? [] : [removedForm(flow)])),
    ...[...after.flows.values()].flatMap((flow) => {
      const earlier = before.flows.get(flow.id);
      if (!earlier)
        return [verdict('form added', 'safe', placeOf(flow.file, 0), `The form "${flow.id}" is new.`)];
      return [...changesOf(earlier, flow), ...lostMigrations(earlier, flow)];
    }),
    ...portalChanges(before, after),
  ];
}

function removedForm({ id, questions, steps }: FlowSide): Verdict {
  const place = { file: `${id}/flow.json`, line: 1, column: 1 };
  const keeps = [...questions.values()].some(({ step }) => step.kind !== 'quiz');
  if (!keeps || steps.length === 0)
    return verdict('form removed', 'safe', place, `You removed the form "${id}".`);
  const message = `You removed the form "${id}". Students have drafts of it, and would lose them.`;
  const words = `Put the folder back. First make it a page that says that the form is closed, with a "drop" for each of its questions; remove the folder in a later change.`;
  return verdict('form removed', 'unsafe', place, message, { remedies: [{ words }] });
}

function* changesOf(earlier: FlowSide, flow: FlowSide): Iterable<Verdict> {
  const [then, now] = [earlier.file.value, flow.file.value];
  const at = (key: keyof FlowFile) => placeOfKey(flow.file, [key]);
  const differs = (key: keyof FlowFile) => !isDeepStrictEqual(then[key], now[key]);
  const noticed = (key: keyof FlowFile, message: string) =>
    verdict('form changed', 'noticed', at(key), message);
  const [daysThen, daysNow] = [then.draft?.days ?? 0, now.draft?.days ?? 0];
  const kept = `Phones keep answers for ${daysNow} days now, not for ${daysThen}.`;
  if (daysNow < daysThen) yield noticed('draft', `${kept} Older ones are forgotten.`);
  if (daysNow > daysThen) yield verdict('form changed', 'safe', at('draft'), kept);
  if (differs('access')) {
    yield noticed('access', `The form is for "${now.access}" now, not for "${then.access}".`);
  }
  if (differs('path') || differs('back')) {
    const message = 'The form has other addresses now. Links to the old ones lead nowhere.';
    yield noticed(differs('path') ? 'path' : 'back', message);
  }
  if (differs('submit')) {
    yield noticed('submit', 'What happens at the end of the form changed. Try it once.');
  }
  if (differs('title') || differs('header')) {
    const place = at(differs('title') ? 'title' : 'header');
    yield verdict('text', 'safe', place, `The name of the form "${flow.id}" changed.`);
  }
}

/** Phones may hold answers from before any of the changes. */
function lostMigrations(earlier: FlowSide, flow: FlowSide): Verdict[] {
  const still = (flow.migrations?.value.changes ?? []).map((change) => JSON.stringify(change));
  const lost = (earlier.migrations?.value.changes ?? []).filter(
    (change) => !still.includes(JSON.stringify(change)),
  );
  const place = flow.migrations
    ? placeOfKey(flow.migrations, ['changes'])
    : { file: `${flow.id}/migrations.json`, line: 1, column: 1 };
  const message =
    'You removed or changed a line. Phones may still hold answers from before that change, which would be lost.';
  return lost.map((change) => {
    const remedies = [{ words: 'Put it back.', paste: inlineJson(change) }];
    return verdict('migration removed', 'unsafe', place, message, { remedies });
  });
}

/** A form whose saved answers change needs a new version, by which phones know that they must migrate them. */
export function versionChanges(before: Side, after: Side, changes: readonly Verdict[]): Verdict[] {
  return [...after.flows.values()].flatMap((flow) => {
    const earlier = before.flows.get(flow.id);
    if (!earlier) return [];
    const place = placeOfValue(flow.file, ['version']);
    // An unsafe change must be corrected first, and may then need no new version.
    const isAltered = changes.some(({ level, alters }) => level !== 'unsafe' && alters.includes(flow.id));
    if (flow.version > earlier.version || (flow.version === earlier.version && !isAltered)) return [];
    const version = earlier.version + (isAltered ? 1 : 0);
    const message = isAltered
      ? `Saved answers of "${flow.id}" change, and its version is still ${flow.version}.`
      : `The version of "${flow.id}" fell from ${earlier.version} to ${flow.version}.`;
    const remedies = [{ words: 'Write here:', paste: `"version": ${version},` }];
    return [verdict('version', 'unsafe', place, message, { remedies })];
  });
}
