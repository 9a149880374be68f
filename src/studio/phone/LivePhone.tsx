import { useMemo, useRef, useState } from 'react';
import { hrefOf } from '../outline.ts';
import { statesAt } from '../states/model/states.ts';
import { filesNow, type Studio } from '../store.ts';
import { Choice } from '../tools/Choice.tsx';
import { Picture } from './Picture.tsx';
import { notShown, useFlow } from './use-flow.ts';
import { useScrollToQuestion } from './use-scroll-to-question.ts';

const widths = [
  ['390', '390 px'],
  ['320', '320 px'],
] as const;

interface LivePhoneProps {
  readonly compiled: Studio['form'];
  readonly step: string;
  /** That is edited, and is to be in view. */
  readonly question: string | undefined;
}

/** The step that is worked on, as a phone shows it, in any of its states. It follows every key. */
export function LivePhone({ compiled, step, question }: LivePhoneProps) {
  const phone = useRef<HTMLDivElement>(null);
  useScrollToQuestion(phone, question, step);
  const flow = useFlow(compiled);
  const [stateId, setStateId] = useState('');
  const [width, setWidth] = useState('390');
  const states = useMemo(() => statesAt(flow, step, filesNow()), [flow, step]);
  const state = states.find(({ id }) => id === stateId) ?? states[0];
  if (!flow || !state) return <p className="studio-help">{compiled === null ? notShown : 'One moment…'}</p>;
  return (
    <div className="studio-stage">
      <div className="studio-phone-tools">
        <Choice
          label="State"
          value={state.id}
          options={states.map(({ id, title }) => [id, title])}
          onChange={setStateId}
        />
        <Choice label="Width" value={width} options={widths} onChange={setWidth} />
        <a href={hrefOf({ kind: 'try', form: flow.definition.id, step, state: state.id })}>Try it out</a>
      </div>
      <div ref={phone} className="studio-phone" data-width={width}>
        <Picture
          key={step}
          flow={flow}
          stepId={step}
          state={state}
          title={`The step as on a phone: ${state.title}`}
          isHidden={false}
          isPrinting={false}
        />
      </div>
    </div>
  );
}
