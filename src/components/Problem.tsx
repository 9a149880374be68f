import { TryAgain } from './TryAgain.tsx';

interface ProblemProps {
  /** What is not there, and why. */
  readonly words: string;
  readonly isBusy: boolean;
  readonly onTryAgain: () => void;
}

/** Something that failed and can be tried again. */
export function Problem({ words, isBusy, onTryAgain }: ProblemProps) {
  return (
    <div className="notice notice-error" role="alert">
      <p>{words}</p>
      <TryAgain isBusy={isBusy} onTryAgain={onTryAgain} />
    </div>
  );
}
