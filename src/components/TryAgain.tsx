interface TryAgainProps {
  readonly isBusy: boolean;
  readonly onTryAgain: () => void;
}

/** It stays where it is while it works, so that the focus does. */
export function TryAgain({ isBusy, onTryAgain }: TryAgainProps) {
  return (
    <button
      type="button"
      className="button button-plain"
      aria-disabled={isBusy}
      onClick={() => !isBusy && onTryAgain()}
    >
      {isBusy ? 'One moment…' : 'Try again'}
    </button>
  );
}
