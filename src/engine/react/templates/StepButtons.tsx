import { messagesOf } from '../../core/environment.ts';
import { wizardMessages } from '../../core/wizard-messages.ts';
import { Button } from './Button.tsx';

export interface StepButtonsProps {
  /** The button's text; it submits the form around it when no `onNext` is given. */
  readonly next: string | undefined;
  readonly onNext?: (() => void) | undefined;
  /** Something is under way, and another press does nothing. */
  readonly isBusy?: boolean | undefined;
  readonly previous?: string | undefined;
  readonly onPrevious?: (() => void) | undefined;
}

export function StepButtons({ next, onNext, isBusy, previous, onPrevious }: StepButtonsProps) {
  return (
    <div className="step-buttons">
      {next && (
        <Button type={onNext ? 'button' : 'submit'} onClick={onNext} aria-disabled={isBusy}>
          {isBusy ? messagesOf(wizardMessages).busy : next}
        </Button>
      )}
      {previous && onPrevious && (
        <Button variant="plain" onClick={onPrevious}>
          {previous}
        </Button>
      )}
    </div>
  );
}
