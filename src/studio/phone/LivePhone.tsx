import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useEffect, useMemo, useRef, useState } from 'react';
import { todayInBanjul } from '#domain/dates.ts';
import type { Flow } from '#engine/core/index.ts';
import { Picture } from '../../gallery/phone/Picture.tsx';
import { giveTexts } from '../../gallery/schema-files.ts';
import { authoredStep, samplesOf } from '../../gallery/states/authored.ts';
import type { State } from '../../gallery/states/state.ts';
import { statesOf } from '../../gallery/states/states.ts';
import type { Compiled } from '../protocol.ts';
import { store } from '../store.ts';
import { flowOf } from './flow-of.ts';
import { useScrollToQuestion } from './use-scroll-to-question.ts';
import './phone.css';

const widths = [390, 320] as const;

interface LivePhoneProps {
  readonly compiled: Compiled | undefined;
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
  const [width, setWidth] = useState<number>(widths[0]);
  const states = useMemo(() => statesIn(flow, step), [flow, step]);
  const state = states.find(({ id }) => id === stateId) ?? states[0];
  if (!flow || !state)
    return <p className="studio-help">{compiled ? 'One moment…' : 'Choose a form to see it here.'}</p>;
  return (
    <div className="studio-stage">
      <div className="studio-phone-tools">
        <TextField
          select
          size="small"
          label="State"
          value={state.id}
          onChange={(event) => setStateId(event.target.value)}
        >
          {states.map(({ id, title }) => (
            <MenuItem key={id} value={id}>
              {title}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label="Width"
          value={width}
          onChange={(event) => setWidth(Number(event.target.value))}
        >
          {widths.map((each) => (
            <MenuItem key={each} value={each}>
              {each} px
            </MenuItem>
          ))}
        </TextField>
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

/** The last flow that could be loaded. */
function useFlow(compiled: Compiled | undefined): Flow | undefined {
  const [flow, setFlow] = useState<Flow>();
  useEffect(() => {
    if (!compiled) return setFlow(undefined);
    let isCurrent = true;
    void flowOf(compiled).then((loaded) => isCurrent && setFlow(loaded));
    return () => {
      isCurrent = false;
    };
  }, [compiled]);
  return flow;
}

function statesIn(flow: Flow | undefined, stepId: string): readonly State[] {
  const step = flow?.definition.steps.find(({ id }) => id === stepId);
  if (!flow || !step) return [];
  const { texts } = store.snapshot();
  giveTexts(new Map([...texts].map(([file, text]) => [`schemas/${file}`, text])));
  const { id } = flow.definition;
  return statesOf(flow, step, samplesOf(id), authoredStep(id, stepId), todayInBanjul()).states;
}
