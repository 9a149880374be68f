import { SlowCallNotice } from '#components/loading/SlowCallNotice.tsx';
import type { useCall } from './use-call.ts';
import './CallStatus.css';

interface CallStatusProps extends Pick<ReturnType<typeof useCall>, 'isBusy' | 'problem'> {
  /** Left out where the student cannot give it up. */
  readonly cancel?: () => void;
}

/** What is said of a call that lasts or has failed. */
export function CallStatus({ isBusy, problem, cancel }: CallStatusProps) {
  return (
    <>
      {problem && !isBusy && (
        <p className="notice notice-error" role="alert">
          {problem}
        </p>
      )}
      {/* It keeps its place while it is tried again: the second tap of two must not meet what would move up. */}
      {problem && isBusy && <p className="notice notice-error notice-held">{problem}</p>}
      {isBusy && cancel && <SlowCallNotice what="working" onCancel={cancel} />}
    </>
  );
}
