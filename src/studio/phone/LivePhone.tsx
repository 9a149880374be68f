import Button from '@mui/material/Button';
import { useMemo, useRef, useState } from 'react';
import { type Flow, stepOf } from '#engine/core/index.ts';
import { useDraft } from '#engine/react/index.ts';
import type { Draft } from '#engine/storage/index.ts';
import { conditionInWords } from '../operations/conditions/condition-in-words.ts';
import { decidingFor } from '../operations/conditions/subjects.ts';
import { effectsOn } from '../operations/conditions.ts';
import { pressFieldKey } from '../outline/field-at.ts';
import { hrefOf } from '../outline.ts';
import type { State } from '../states/model/state.ts';
import { isAsked, statesAt } from '../states/model/states.ts';
import { filesNow, jsonOf, useStudio } from '../store.ts';
import { Choice } from '../tools/Choice.tsx';
import { notShown, useFlow } from './flow-of.ts';
import { placeInside } from './open-rows.ts';
import { Picture } from './Picture.tsx';
import { markQuestion, questionAt, useSelectedOnPhone } from './selected.ts';

const widths = [
  ['390', '390 px'],
  ['320', '320 px'],
] as const;

interface LivePhoneProps {
  readonly step: string;
  readonly question: string | undefined;
  /**
   * The names of the nested questions that lead from `question` to the selected question, outermost first.
   * Undefined if `question` itself is selected.
   */
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
              // Replaces the history entry, so that the Back button does not go through every clicked
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

interface HiddenHintProps {
  readonly flow: Flow;
  readonly step: string;
  readonly question: string;
  readonly draft: Draft;
  readonly states: readonly State[];
  readonly onShow: (state: string) => void;
}

function HiddenHint({ flow, step: id, question, draft, states, onShow }: HiddenHintProps) {
  const { answers } = useDraft(draft);
  const step = stepOf(flow, id);
  if (!step.ui?.[question] || isAsked(flow, step, answers, question)) return null;
  const showing = states.find((state) => isAsked(flow, step, state.answers, question));
  return (
    <p className="studio-phone-note" role="status">
      {reason(flow.definition.id, id, question)}{' '}
      {showing && <Button onClick={() => onShow(showing.id)}>Show it</Button>}
    </p>
  );
}

function reason(form: string, step: string, question: string): string {
  const place = { form, step };
  const subjects = decidingFor(jsonOf, place, question);
  const conditions = effectsOn(jsonOf, place, question).flatMap(({ kind, condition }) => {
    if (!condition) return [];
    if (kind === 'asked') return [`shown only if ${conditionInWords(condition, subjects)}`];
    return kind === 'hidden' ? [`not shown if ${conditionInWords(condition, subjects)}`] : [];
  });
  return conditions.length > 0 ? `Hidden now: ${conditions.join(', ')}.` : 'Hidden now by a condition.';
}
