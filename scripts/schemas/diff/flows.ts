import { isDeepStrictEqual } from 'node:util';
import type { CalendarDate } from '#engine/core/index.ts';
import { placeOf, startOf } from '../source/finding.ts';
import { type FileChange, inline } from '../source/json-edits.ts';
import type { Product } from '../source/product.ts';
import type { FlowFile } from '../source/schema-files.ts';
import { placeOfKey, placeOfValue } from '../source/source.ts';
import { newVersion } from './remedies.ts';
import type { FlowSide, KeptFlow, Sides } from './sides.ts';
import { closeFirst, isOver, submissionChanges } from './submission.ts';
import { breaking, safe, type Verdict, warning } from './verdict.ts';

export function* flowChanges({
  before,
  after,
  kept,
  today,
}: Sides & { readonly today: CalendarDate }): Iterable<Verdict> {
  for (const flow of before.flows.values())
    if (!kept.has(flow.id)) yield removedForm(flow, after.source.product, today);
  for (const flow of after.flows.values()) if (!kept.has(flow.id)) yield newForm(flow);
  for (const flow of kept.values()) {
    yield* changesOf(flow);
    yield* submissionChanges(flow, today);
    yield* lostMigrations(flow);
  }
}

function newForm({ id, file }: FlowSide): Verdict {
  const { who } = file.value.submit ?? {};
  const senders: { readonly [who: string]: string } = {
    student: ' Who is logged in sends it.',
    anyone: ' Anyone can send it.',
  };
  return safe(placeOf(file, 0), `The form "${id}" is new.${senders[who ?? ''] ?? ''}`);
}

function removedForm(flow: FlowSide, { exportCommand }: Product, today: CalendarDate): Verdict {
  const { id, file, questions, steps } = flow;
  const place = startOf(`${id}/flow.json`);
  const keeps = [...questions.values()].some(({ step }) => step.kind !== 'quiz');
  if (!keeps || steps.length === 0) return safe(place, `You removed the form "${id}".`);
  if (isOver(flow, today)) {
    const message = `You removed the form "${id}", which closed on ${file.value.closes}.`;
    const command = exportCommand?.(id);
    return warning(place, `${message} Export its answers first${command ? `: ${command}` : '.'}`);
  }
  const message = `You removed the form "${id}". People have drafts of it, and would lose them.`;
  return breaking(place, message, [closeFirst]);
}

function* changesOf({ then: { file: earlier }, now: { id, file } }: KeptFlow): Iterable<Verdict> {
  const [then, now] = [earlier.value, file.value];
  const at = (key: keyof FlowFile) => placeOfKey(file, [key]);
  const differs = (key: keyof FlowFile) => !isDeepStrictEqual(then[key], now[key]);
  const [daysThen, daysNow] = [then.draft?.days ?? 0, now.draft?.days ?? 0];
  const kept = `Phones keep answers for ${daysNow} days now, not for ${daysThen}.`;
  if (daysNow < daysThen) yield warning(at('draft'), `${kept} Older ones are forgotten.`);
  if (daysNow > daysThen) yield safe(at('draft'), kept);
  if (differs('access')) {
    yield warning(at('access'), `The form is for "${now.access}" now, not for "${then.access}".`);
  }
  if (differs('path') || differs('back')) {
    const message = 'The form has other addresses now. Links to the old ones lead nowhere.';
    yield warning(at(differs('path') ? 'path' : 'back'), message);
  }
  if (differs('layout')) yield safe(at('layout'), 'What stands around the steps of the form changed.');
  if (differs('title') || differs('header')) {
    yield safe(at(differs('title') ? 'title' : 'header'), `The name of the form "${id}" changed.`);
  }
}

/**
 * Reports migrations that were removed or changed. Phones may still have answers of any earlier version,
 * which would be lost without their migration.
 */
function lostMigrations({ then, now: { id, migrations } }: KeptFlow): Verdict[] {
  const still = (migrations?.value.changes ?? []).map((change) => JSON.stringify(change));
  const lost = (then.migrations?.value.changes ?? []).filter(
    (change) => !still.includes(JSON.stringify(change)),
  );
  const place = migrations ? placeOfKey(migrations, ['changes']) : startOf(`${id}/migrations.json`);
  const message =
    'You removed or changed a line. Phones may still hold answers from before that change, which would be lost.';
  return lost.map((change) => {
    const changes: FileChange[] = migrations
      ? [{ file: migrations.path, do: 'insert', path: ['changes', still.length], value: change }]
      : [];
    const done = changes.length > 0 ? { changes } : {};
    return breaking(place, message, [{ words: 'Put it back.', paste: inline(change), ...done }]);
  });
}

/**
 * Reports forms whose saved answers change while the version stays the same, because phones migrate drafts
 * only to a higher version. Also reports a version that was lowered.
 */
export function versionChanges({ kept }: Sides, changes: readonly Verdict[]): Verdict[] {
  return [...kept].flatMap(([id, { then, now }]) => {
    const isAltered = changes.some(({ alters }) => alters.includes(id));
    if (now.version > then.version || (now.version === then.version && !isAltered)) return [];
    const version = then.version + (isAltered ? 1 : 0);
    const message = isAltered
      ? `Saved answers of "${id}" change, and its version is still ${now.version}.`
      : `The version of "${id}" fell from ${then.version} to ${now.version}.`;
    const remedies = [
      {
        words: 'Write here:',
        paste: `"version": ${version},`,
        changes: [newVersion(id, version)],
        isUpdate: isAltered,
      },
    ];
    return [breaking(placeOfValue(now.file, ['version']), message, remedies)];
  });
}
