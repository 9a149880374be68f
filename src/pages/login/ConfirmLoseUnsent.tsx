import { ConfirmPanel } from '#components/ConfirmPanel.tsx';

interface ConfirmLoseUnsentProps {
  /** What would be lost, and by what. */
  readonly words: string;
  /** The button that does it. */
  readonly lose: string;
  readonly onStay: () => void;
  readonly onLose: () => void;
}

/** Asked before something is lost that was sent and has not gone yet. */
export function ConfirmLoseUnsent({ words, lose, onStay, onLose }: ConfirmLoseUnsentProps) {
  return (
    <ConfirmPanel words={words}>
      <button type="button" className="button" onClick={onStay}>
        Stay until it was sent
      </button>
      <button type="button" className="button button-plain" onClick={onLose}>
        {lose}
      </button>
    </ConfirmPanel>
  );
}
