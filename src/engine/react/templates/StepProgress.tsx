import type { Progress } from '../../core/flow.ts';

/** A bar for the eye and a sentence for everybody. The native element needs no style attribute, which the CSP refuses. */
export function StepProgress({ step, steps, percent }: Progress) {
  const words = `Step ${step} of ${steps}`;
  return (
    <div className="step-progress">
      <p>{words}</p>
      <progress
        className="progress"
        aria-label="Progress"
        aria-valuetext={`${words}, ${percent}%`}
        value={percent}
        max={100}
      />
    </div>
  );
}
