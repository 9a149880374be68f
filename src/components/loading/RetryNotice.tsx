import { TryAgain } from './TryAgain.tsx';

interface RetryNoticeProps {
  /** What is not there, and why. */
  readonly message: string;
  readonly isBusy: boolean;
  readonly onTryAgain: () => void;
}

/** Something that failed and can be tried again. */
export function RetryNotice({ message, isBusy, onTryAgain }: RetryNoticeProps) {
  return (
    <div className="notice notice-error" role="alert">
      <p>{message}</p>
      <TryAgain isBusy={isBusy} onTryAgain={onTryAgain} />
    </div>
  );
}
