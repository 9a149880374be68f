import { Problem } from './Problem.tsx';

interface LoadProblemProps {
  /** What is not on the page: "your application". */
  readonly what: string;
  /** What was shown before still is. */
  readonly isOld?: boolean;
  readonly reason: string;
  readonly isBusy: boolean;
  readonly onTryAgain: () => void;
}

/** In place of what a page could not load, or under what it could not load anew (decisions.md 23). */
export function LoadProblem({ what, isOld, reason, isBusy, onTryAgain }: LoadProblemProps) {
  const words = `We could not load ${what}${isOld ? ' anew, so this may be out of date' : ''}. ${reason}`;
  return <Problem words={words} isBusy={isBusy} onTryAgain={onTryAgain} />;
}
