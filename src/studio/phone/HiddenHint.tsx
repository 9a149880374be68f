import Button from '@mui/material/Button';
import { type Flow, stepOf } from '#engine/core/index.ts';
import { useDraft } from '#engine/react/index.ts';
import type { Draft } from '#engine/storage/index.ts';
import { conditionInWords } from '../operations/conditions/condition-in-words.ts';
import { decidingFor } from '../operations/conditions/subjects.ts';
import { effectsOn } from '../operations/conditions.ts';
import type { State } from '../states/model/state.ts';
import { isAsked } from '../states/model/states.ts';
import { jsonOf } from '../store.ts';

interface HiddenHintProps {
  readonly flow: Flow;
  readonly step: string;
  readonly question: string;
  readonly draft: Draft;
  readonly states: readonly State[];
  readonly onShow: (state: string) => void;
}

export function HiddenHint({ flow, step: id, question, draft, states, onShow }: HiddenHintProps) {
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
