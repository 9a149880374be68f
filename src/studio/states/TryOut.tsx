import { useEffect, useMemo, useState } from 'react';
import { Toasts } from '#components/toasts/Toasts.tsx';
import type { Draft } from '#engine/storage/index.ts';
import { sentence } from '../files/sentence.ts';
import { hrefOf, type Selection } from '../outline.ts';
import { notShown, useFlow } from '../phone/flow-of.ts';
import { Preview } from '../phone/Preview.tsx';
import { filesNow, useStudio } from '../store.ts';
import { draftOf, fillStep, play } from './model/stage.ts';
import { sampleAnswers, statesAt } from './model/states.ts';

interface TryOutProps {
  readonly selection: Selection & { readonly kind: 'try' };
  readonly isGone: boolean;
  /** This is the key (see `keyOf`) of the item that staff selected last. */
  readonly worked: string;
}

/**
 * Shows a form for staff to try out. Unlike in the phone preview, the keyboard and the toasts work as in the
 * portal.
 */
export function TryOut({ selection, isGone, worked }: TryOutProps) {
  const { form: compiled } = useStudio();
  const { form, step: stepId, state: stateId } = selection;
  const [draft, setDraft] = useState<Draft>();
  const flow = useFlow();
  const states = useMemo(() => statesAt(flow, stepId, filesNow()), [flow, stepId]);
  const state = states.find(({ id }) => id === stateId);
  const isOver = isGone || (flow && !state);
  const [shown, setShown] = useState(stepId);
  const sample = useMemo(() => sampleAnswers(statesAt(flow, shown, filesNow()), shown), [flow, shown]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is kept while files are edited
  useEffect(() => {
    if (state && flow && !draft) void draftOf(flow, stepId, state).then(setDraft);
  }, [flow]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: played once, when the draft is on the page
  useEffect(() => {
    if (draft && state) void play(document, state);
  }, [draft]);

  return (
    <>
      <Toasts />
      <aside className="try-bar" aria-label="Studio">
        <a href={hrefOf(worked)}>Forms</a>
        <a href={hrefOf({ kind: 'states', at: `${form}/${stepId}` })}>All states</a>
        <p role="status">
          {isOver
            ? 'This no longer exists. Choose another state to try out.'
            : state
              ? `${sentence(state.title)} Nothing is kept or sent.`
              : compiled === null
                ? notShown
                : 'Loading…'}
        </p>
        {flow && draft && sample && (
          <button
            type="button"
            className="button button-text"
            onClick={() => void fillStep(flow, draft, shown, sample)}
          >
            Fill with sample answers
          </button>
        )}
      </aside>
      {flow && draft && !isGone && (
        <Preview
          {...{ flow, draft, stepId }}
          onStep={(step) => {
            setShown(step);
            // In the portal, each step is a page of its own, which starts at the top.
            window.scrollTo({ top: 0 });
          }}
        />
      )}
    </>
  );
}
