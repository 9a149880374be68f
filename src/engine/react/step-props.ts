import type { StepDefinition } from '../core/definition.ts';
import { messagesOf } from '../core/environment.ts';
import type { Evaluation, Flow } from '../core/flow.ts';
import type { FieldError } from '../core/messages.ts';
import { wizardMessages } from '../core/wizard-messages.ts';
import type { Draft } from '../storage/drafts/drafts.ts';

/** What each kind of step is given. */
export interface StepProps {
  readonly flow: Flow;
  readonly step: StepDefinition;
  /** Holds the answers of this step; who shows them follows them. */
  readonly draft: Draft;
  /** Right for all other steps; of this one as it was when one of those last changed. */
  readonly evaluation: Evaluation;
  /** Whether its button sends the answers. */
  readonly submits: boolean;
  /** The button's text. */
  readonly next: string;
  readonly isBusy: boolean | undefined;
  readonly onNext: () => void;
  readonly onPrevious: (() => void) | undefined;
  /** Leads to where a problem of another step is mended. */
  readonly onSelectError: (error: FieldError) => void;
  readonly notify: (toast: NonNullable<FieldError['toast']>) => void;
}

/** The second button of a step whose flow names one. */
export function previousButton({ step, onPrevious }: Pick<StepProps, 'step' | 'onPrevious'>) {
  return { previous: onPrevious && (step.previous ?? messagesOf(wizardMessages).previous), onPrevious };
}
