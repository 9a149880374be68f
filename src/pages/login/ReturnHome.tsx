import { Button } from '#components/Button.tsx';
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
      {/* One button for both looks: it keeps the focus when the page changes its mind. */}
      <Button
        className={isPlain ? 'button button-plain' : 'button'}
        aria-disabled={isBusy}
        onClick={() => void returnHome()}
      >
        {children}
      </Button>
    </>
  );
}
