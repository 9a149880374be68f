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
      {/* During a retry, the hidden error keeps its space. Otherwise the controls below would move up, and a
          double tap could hit one of them. */}
      {problem && isBusy && <p className="notice notice-error invisible">{problem}</p>}
      {isBusy && cancel && <SlowCallNotice what="working" onCancel={cancel} />}
    </>
  );
}
