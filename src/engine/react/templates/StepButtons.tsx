import { messagesOf } from '../../core/environment.ts';
import { wizardMessages } from '../../core/words/wizard-messages.ts';
import type { StepProps } from '../step-props.ts';
import { Button } from './Button.tsx';

interface StepButtonsProps extends Pick<StepProps, 'step' | 'isBusy' | 'onPrevious'> {
  readonly next: string | undefined;
}

/**
 * Renders the buttons Next and Back. While answers are being sent (`isBusy`), Next can be pressed, but the
 * form's submit handler ignores the press.
 */
export function StepButtons({ step, next, isBusy, onPrevious }: StepButtonsProps) {
  const words = messagesOf(wizardMessages);
  return (
    <div className="step-buttons">
      {next && (
        <Button type="submit" aria-disabled={isBusy}>
          {isBusy ? words.busy : next}
        </Button>
      )}
      {onPrevious && (
        <Button variant="plain" post="back" onClick={onPrevious}>
          {step.previous ?? words.previous}
        </Button>
      )}
    </div>
  );
}
