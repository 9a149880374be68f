import { messagesOf } from '../../core/environment.ts';
import { wizardMessages } from '../../core/words/wizard-messages.ts';
import type { StepProps } from '../step-props.ts';
import { Button } from './Button.tsx';

interface StepButtonsProps extends Pick<StepProps, 'step' | 'isBusy' | 'onPrevious'> {
  /**
   * The text of the main button, which continues or submits the form. If undefined, there is no such button.
   */
  readonly next: string | undefined;
}

/** Renders the buttons Next and Back. While answers are being sent, clicking Next has no effect. */
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
