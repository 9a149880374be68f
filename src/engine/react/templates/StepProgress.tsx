import { messagesOf } from '../../core/environment.ts';
import type { progressAt } from '../../core/flow.ts';
import { wizardMessages } from '../../core/words/wizard-messages.ts';

/** A bar for the eye and a sentence for everybody. The native element needs no style attribute, which the CSP refuses. */
export function StepProgress({ step, steps, percent }: NonNullable<ReturnType<typeof progressAt>>) {
  const messages = messagesOf(wizardMessages);
  const words = messages.step(step, steps);
  return (
    <div className="step-progress">
      <p>{words}</p>
      <progress
        className="progress"
        aria-label={messages.progress}
        aria-valuetext={`${words}, ${percent}%`}
        value={percent}
        max={100}
      />
    </div>
  );
}
