import { SlowCallNotice } from '#components/loading/SlowCallNotice.tsx';
import { useReturnHome } from './use-return-home.ts';

interface ReturnHomeProps {
  /** The button's words. */
  readonly children: string;
  readonly hasUploaded?: boolean;
  readonly isPlain?: boolean;
}

/** The button that logs in with what the student registered with, and what is said while it lasts. */
export function ReturnHome({ children, hasUploaded, isPlain }: ReturnHomeProps) {
  const { returnHome, isBusy, giveUp } = useReturnHome({ hasUploaded });
  return (
    <>
      {isBusy && <SlowCallNotice what="logging in" onCancel={giveUp} />}
      <button
        type="button"
        className={isPlain ? 'button button-plain' : 'button'}
        aria-disabled={isBusy}
        onClick={() => void returnHome()}
      >
        {children}
      </button>
    </>
  );
}
