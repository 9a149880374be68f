import type { Flow } from '#engine/core/index.ts';
import { call } from '../../call.ts';
import { flowOf } from '../../phone/flow-of.ts';
import { blankPage, openPhone, type Phone } from '../../phone/frame.tsx';
import { Preview } from '../../phone/Preview.tsx';
import { draftOf, play } from '../../states/model/stage.ts';
import type { State } from '../../states/model/state.ts';
import { statesAt } from '../../states/model/states.ts';
import type { StepRef } from '../grouped.ts';
import type { Side, Sides } from '../sides.ts';
import { unlike } from './look.ts';

export interface Shot {
  readonly flow: Flow;
  readonly step: string;
  readonly state: State;
}

/**
 * Holds two pictures of a step to show side by side. If the step is new, `before` is missing; if the step was
 * removed, `now` is missing.
 */
export interface Pair {
  readonly key: string;
  readonly title: string;
  readonly before?: Shot | undefined;
  readonly now?: Shot | undefined;
}

/** The maximum number of pairs for one step. Each pair shows a difference that earlier pairs do not show. */
const mostPairs = 3;

export type Comparison = (ref: StepRef) => Promise<readonly Pair[]>;

/**
 * Returns a function that compares two versions of a step. It compares one step at a time, and compiles each
 * form only once.
 */
export function comparisonOf(sides: Sides): Comparison {
  const flows = new Map<string, Promise<readonly [before: Flow | undefined, now: Flow | undefined]>>();
  const done = new Map<string, Promise<readonly Pair[]>>();
  let last: Promise<unknown> = Promise.resolve();
  const flowsOf = (id: string) => {
    if (!flows.has(id)) flows.set(id, Promise.all([bring('formBefore', id), bring('form', id)]));
    return flows.get(id)!;
  };
  return (ref) => {
    const key = `${ref.form}/${ref.step}`;
    const waited = last;
    const found = done.get(key) ?? waited.then(async () => pairsOf(ref, await flowsOf(ref.form), sides));
    done.set(key, found);
    last = found.catch(() => undefined);
    return found;
  };
}

async function bring(name: 'form' | 'formBefore', id: string): Promise<Flow | undefined> {
  const compiled = await call(name, { id });
  return compiled ? flowOf(compiled) : undefined;
}

async function pairsOf(
  { form, step }: StepRef,
  [flowBefore, flowNow]: readonly [Flow | undefined, Flow | undefined],
  { before, now }: Sides,
): Promise<readonly Pair[]> {
  const shotsBefore = shotsOf(flowBefore, step, before);
  const shotsNow = shotsOf(flowNow, step, now);
  const titled = ({ state }: Shot) => ({ key: `${form}/${step}/${state.id}`, title: state.title });
  const [firstBefore, firstNow] = [shotsBefore[0], shotsNow[0]];
  if (!firstBefore) return firstNow ? [{ ...titled(firstNow), now: firstNow }] : [];
  if (!firstNow) return [{ ...titled(firstBefore), before: firstBefore }];
  // These are the filled states that the current version lacks, for example because the current form rejects
  // the answers of a sample.
  const only = shotsBefore.filter(
    ({ state }) => isFilled(state) && !shotsNow.some((shot) => shot.state.id === state.id),
  );
  const wasThere = ({ id }: State) => shotsBefore.some(({ state }) => state.id === id);
  // If `presses` is not 0, the step was submitted and shows errors. A version that accepts the answers would
  // show its next step instead. So the state is compared only if both versions have it.
  const states = filledFirst([...shotsNow, ...only].map(({ state }) => state)).filter(
    (state) => state.presses === 0 || wasThere(state),
  );
  // Both pictures of a pair show the same answers, so that only the form differs.
  const pairs = states.map((state) => ({
    ...{ key: `${form}/${step}/${state.id}`, title: state.title },
    ...{ before: { ...firstBefore, state }, now: { ...firstNow, state } },
  }));
  return showingMost(pairs);
}

function shotsOf(flow: Flow | undefined, stepId: string, side: Side): readonly Shot[] {
  if (!flow) return [];
  return filledFirst(statesAt(flow, stepId, side)).map((state) => ({ flow, step: stepId, state }));
}

const isFilled = ({ id }: State) => id.startsWith('filled');
const filledFirst = (states: readonly State[]) =>
  states.toSorted((one, other) => Number(isFilled(other)) - Number(isFilled(one)));

/** Returns at most `mostPairs` pairs. A pair is skipped if earlier pairs already show all its differences. */
async function showingMost(
  pairs: readonly (Pair & { readonly before: Shot; readonly now: Shot })[],
): Promise<readonly Pair[]> {
  const stage = await openStage();
  const shown = new Set<string>();
  const chosen: Pair[] = [];
  try {
    for (const pair of pairs) {
      await show(stage.before, pair.before);
      await show(stage.now, pair.now);
      const { before, now } = unlike(stage.before.page, stage.now.page);
      const found = [...before.map(({ words }) => `- ${words}`), ...now.map(({ words }) => `+ ${words}`)];
      if (found.every((each) => shown.has(each))) continue;
      for (const each of found) shown.add(each);
      chosen.push(pair);
      if (chosen.length === mostPairs) break;
    }
  } finally {
    stage.close();
  }
  return chosen;
}

async function show(phone: Phone, { flow, step, state }: Shot): Promise<void> {
  phone.show(<Preview flow={flow} draft={await draftOf(flow, step, state)} stepId={step} />);
  await play(phone.page, state);
}

async function openStage() {
  const place = document.createElement('div');
  place.className = 'changes-stage';
  place.inert = true;
  place.ariaHidden = 'true';
  document.body.append(place);
  const open = () =>
    new Promise<Phone>((resolve) => {
      const frame = document.createElement('iframe');
      frame.title = 'Compared';
      frame.srcdoc = blankPage;
      frame.onload = () => resolve(openPhone(frame));
      place.append(frame);
    });
  const [before, now] = await Promise.all([open(), open()]);
  return {
    ...{ before, now },
    close() {
      before.close();
      now.close();
      // `close` unmounts the React roots in a timeout, so the frames are removed in a later timeout.
      setTimeout(() => place.remove());
    },
  };
}
