import { SlowCallNotice } from '#components/loading/SlowCallNotice.tsx';
import type { useCall } from './use-call.ts';

interface CallStatusProps extends Pick<ReturnType<typeof useCall>, 'isBusy' | 'problem'> {
  readonly cancel?: () => void;
}

export function CallStatus({ isBusy, problem, cancel }: CallStatusProps) {
  return (
    <>
      {problem && !isBusy && (
        <p className="notice notice-error" role="alert">
          {problem}
        </p>
      )}
      {/* The error keeps its space during a retry, so that a double tap hits no control that moves up. */}
      {problem && isBusy && <p className="notice notice-error invisible">{problem}</p>}
      {isBusy && cancel && <SlowCallNotice what="working" onCancel={cancel} />}
    </>
  );
}
