import { messagesOf } from '../../core/environment.ts';
import type { ActiveField } from '../../core/field.ts';
import { rowMessages } from '../../core/rows/row-messages.ts';
import { rowStep, rowsOf } from '../../core/rows/rows.ts';
import { wizardMessages } from '../../core/words/wizard-messages.ts';
import { Answers, within } from '../step-kinds/Review.tsx';
import type { AnswersProps } from '../step-kinds/registry.ts';
import { Button } from '../templates/Button.tsx';
import { rowName } from './row-name.ts';
import './rows.css';

export function RowAnswers({
  flow,
  step,
  field,
  answers,
  earlier,
  errors,
  onEdit,
}: AnswersProps & { field: ActiveField }) {
  const rows = rowsOf(answers[field.name]);
  if (rows.length === 0) return messagesOf(wizardMessages).noAnswer;
  const inner = rowStep(step, field.name);
  const Heading = onEdit ? 'h3' : 'h4';
  const outer = { ...earlier, ...answers };
  return rows.map((row, index) => {
    const name = rowName(field.ui, row, { flow, step: inner, index, earlier: outer });
    const place = `${field.name}.${index}`;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other identity
      <section key={index} className="review-row" aria-label={name}>
        <Heading className="row-name">{name}</Heading>
        <Answers
          flow={flow}
          step={inner}
          answers={row}
          earlier={outer}
          errors={errors.flatMap(within(place))}
        />
        {onEdit && (
          <Button variant="text" post={`edit ${step.id} ${place}`} onClick={() => onEdit(place)}>
            {messagesOf(rowMessages).change}
            <span className="visually-hidden">&nbsp;{name}</span>
          </Button>
        )}
      </section>
    );
  });
}
