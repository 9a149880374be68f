import { messagesOf } from '../../core/environment.ts';
import { wizardMessages } from '../../core/words/wizard-messages.ts';
import type { StepProps } from '../step-props.ts';
import { Button } from './Button.tsx';

interface StepButtonsProps extends Pick<StepProps, 'step' | 'isBusy' | 'onPrevious'> {
  /** The text of the main button, which submits the form. Without a text there is no such button. */
  readonly next: string | undefined;
}

/** Renders the buttons Next and Back. While answers are being sent, pressing Next again does nothing. */
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
