import Button from '@mui/material/Button';
import { useMemo, useRef, useState } from 'react';
import type { Draft } from '#engine/storage/index.ts';
import { pressFieldKey } from '../outline/field-key.ts';
import { hrefOf } from '../outline.ts';
import { statesAt } from '../states/model/states.ts';
import { filesNow, useStudio } from '../store.ts';
import { Choice } from '../tools/Choice.tsx';
import { HiddenHint } from './HiddenHint.tsx';
import { placeInside } from './open-rows.ts';
import { Picture } from './Picture.tsx';
import { markQuestion, questionAt, useSelectedOnPhone } from './selected.ts';
import { notShown, useFlow } from './use-flow.ts';

const widths = [
  ['390', '390 px'],
  ['320', '320 px'],
] as const;

interface LivePhoneProps {
  readonly step: string;
  readonly question: string | undefined;
  /** If given, the selected question is inside `question`. */
  readonly inner?: readonly string[] | undefined;
}

/**
 * Shows a preview that is updated at each key press. It keeps the filled-in answers while staff edit the
 * form. A click on a question selects the question for editing.
 */
export function LivePhone({ step, question, inner }: LivePhoneProps) {
  const { form: compiled } = useStudio();
  const phone = useRef<HTMLDivElement>(null);
  const [begun, setBegun] = useState<Draft>();
  const [attempt, setAttempt] = useState(0);
  const [drawn, setDrawn] = useState<Draft>();
  const flow = useFlow();
  const [stateId, setStateId] = useState('');
  const [width, setWidth] = useState('390');
  const states = useMemo(() => statesAt(flow, step, filesNow()), [flow, step]);
  const state = states.find(({ id }) => id === stateId) ?? states[0];
  const definition = flow?.definition.steps.find(({ id }) => id === step);
  const inside = question && inner && definition ? placeInside(definition, [question, ...inner]) : undefined;
  const field = inside?.field ?? question;
  useSelectedOnPhone(phone, field, `${step} ${stateId} ${inside?.rows}`);
  if (!flow || !state) return <p className="studio-help">{compiled === null ? notShown : 'Loading…'}</p>;
  function showState(id: string): void {
    setBegun(undefined);
    setStateId(id);
  }
  return (
    <div className="studio-stage">
      <div className="studio-phone-tools">
        <Choice
          label="State"
          value={state.id}
          options={states.map(({ id, title }) => [id, title])}
          onChange={showState}
        />
        <Choice label="Width" value={width} options={widths} onChange={setWidth} />
        <a href={hrefOf({ kind: 'try', form: flow.definition.id, step, state: state.id })}>Try it out</a>
        {begun && (
          <Button
            onClick={() => {
              setBegun(undefined);
              setAttempt(attempt + 1);
            }}
          >
            Start again
          </Button>
        )}
      </div>
      {compiled?.isEarlier && (
        <p className="studio-phone-note" role="status">
          The phone shows this form as it was before the problem that the check names.
        </p>
      )}
      {question !== undefined && drawn && (
        <HiddenHint {...{ flow, step, question, states }} draft={drawn} onShow={showState} />
      )}
      <div ref={phone} className="studio-phone" data-width={width}>
        <Picture
          key={`${step} ${attempt}`}
          flow={flow}
          stepId={step}
          state={state}
          title={`The step on a phone: ${state.title}`}
          isHidden={false}
          isPrinting={false}
          live={{ draft: begun }}
          inside={inside}
          onDrawn={(page, draft) => {
            setDrawn(draft);
            page.oninput = page.onchange = () => setBegun(draft);
            page.onkeydown = pressFieldKey;
            page.onclick = (event) => {
              const pressed = questionAt(page, event.target as Element, flow, step);
              // The history entry is replaced, so that the Back button does not go through every clicked
              // question.
              if (pressed) window.location.replace(hrefOf(pressed));
              // A link in the preview must not replace the form with another page.
              if ((event.target as Element).closest('a')) event.preventDefault();
            };
            markQuestion(page, field);
          }}
        />
      </div>
    </div>
  );
}
