import { Button } from '#components/Button.tsx';
import { SlowCallNotice } from '#components/loading/SlowCallNotice.tsx';
import { useReturnHome } from './use-return-home.ts';

interface ReturnHomeProps {
  readonly children: string;
  readonly hasUploaded?: boolean;
  readonly isPlain?: boolean;
}

export function ReturnHome({ children, hasUploaded, isPlain }: ReturnHomeProps) {
  const { returnHome, isBusy, giveUp } = useReturnHome({ hasUploaded });
  return (
    <>
      {isBusy && <SlowCallNotice what="logging in" onCancel={giveUp} />}
      {/* Both styles use the same element, so that the button keeps the focus when its style changes. */}
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
