import { Button } from '#components/Button.tsx';
import { SlowCallNotice } from '#components/loading/SlowCallNotice.tsx';
import { useReturnHome } from './use-return-home.ts';

interface ReturnHomeProps {
  /** The button's text. */
  readonly children: string;
  readonly hasUploaded?: boolean;
  readonly isPlain?: boolean;
}

/** A button that logs in with the registered credentials, and a notice while that is slow. */
export function ReturnHome({ children, hasUploaded, isPlain }: ReturnHomeProps) {
  const { returnHome, isBusy, giveUp } = useReturnHome({ hasUploaded });
  return (
    <>
      {isBusy && <SlowCallNotice what="logging in" onCancel={giveUp} />}
      {/* The same element for both styles, so that it keeps the focus when the style changes. */}
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
