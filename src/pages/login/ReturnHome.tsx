import { Button, PlainButton } from '#components/Button.tsx';
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
  const Shown = isPlain ? PlainButton : Button;
  return (
    <>
      {isBusy && <SlowCallNotice what="logging in" onCancel={giveUp} />}
      <Shown aria-disabled={isBusy} onClick={() => void returnHome()}>
        {children}
      </Shown>
    </>
  );
}
