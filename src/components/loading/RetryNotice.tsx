import { TryAgain, type TryAgainProps } from './TryAgain.tsx';

interface RetryNoticeProps extends TryAgainProps {
  /** What is not there, and why. */
  readonly message: string;
}

/** Something that failed and can be tried again. */
export function RetryNotice({ message, ...retry }: RetryNoticeProps) {
  return (
    <div className="notice notice-error" role="alert">
      <p>{message}</p>
      <TryAgain {...retry} />
    </div>
  );
}
