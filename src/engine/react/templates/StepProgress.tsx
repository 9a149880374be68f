import { messagesOf } from '../../core/environment.ts';
import type { progressAt } from '../../core/evaluate.ts';
import { wizardMessages } from '../../core/words/wizard-messages.ts';

/** Uses a native progress element, because the Content-Security-Policy forbids style attributes. */
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
