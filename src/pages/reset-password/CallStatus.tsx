import { SlowCallNotice } from '#components/loading/SlowCallNotice.tsx';
import type { useCall } from './use-call.ts';

interface CallStatusProps extends Pick<ReturnType<typeof useCall>, 'isBusy' | 'problem'> {
  /** Left out where the student cannot give it up. */
  readonly cancel?: () => void;
}

/** What is said of a call that lasts or has failed. */
export function CallStatus({ isBusy, problem, cancel }: CallStatusProps) {
  return (
    <>
      {problem && (
        <p className="notice notice-error" role="alert">
          {problem}
        </p>
      )}
      {isBusy && cancel && <SlowCallNotice what="working" onCancel={cancel} />}
    </>
  );
}
