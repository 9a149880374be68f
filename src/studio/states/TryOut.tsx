import { useEffect, useState } from 'react';
import { Toasts } from '#components/toasts/Toasts.tsx';
import type { Draft } from '#engine/storage/index.ts';
import { hrefOf, type Selection } from '../outline.ts';
import { Preview } from '../phone/Preview.tsx';
import { useFlow } from '../phone/use-flow.ts';
import type { Compiled } from '../protocol.ts';
import { filesNow } from '../store.ts';
import { draftOf, play } from './model/stage.ts';
import { statesIn } from './model/states.ts';

interface TryOutProps {
  readonly selection: Selection & { readonly kind: 'try' };
  readonly compiled: Compiled | undefined;
}

/** One state by itself, to be filled in, pressed and walked on from, with the keyboard and the toasts of the portal. */
export function TryOut({ selection: { form, step: stepId, state: stateId }, compiled }: TryOutProps) {
  const [draft, setDraft] = useState<Draft>();
  const flow = useFlow(compiled);
  const step = flow?.definition.steps.find(({ id }) => id === stepId);
  const state = flow && step && statesIn(flow, step, filesNow()).states.find(({ id }) => id === stateId);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was tried out stays while files are edited
  useEffect(() => {
    if (state && flow && !draft) void draftOf(flow, state).then(setDraft);
  }, [flow]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: played once, on the page that the draft is on
  useEffect(() => {
    if (draft && state) void play(document, state);
  }, [draft]);

  return (
    <>
      <Toasts />
      <aside className="try-bar" aria-label="Studio">
        <a href={hrefOf({ kind: 'states', at: `${form}/${stepId}` })}>All states</a>
        <p>
          {state
            ? `${state.title}. Nothing is kept or sent.`
            : flow
              ? 'There is no such state any more.'
              : 'One moment…'}
        </p>
      </aside>
      {flow && step && draft && <Preview flow={flow} draft={draft} stepId={stepId} />}
    </>
  );
}
