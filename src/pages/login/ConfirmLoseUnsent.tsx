import { Button, PlainButton } from '#components/Button.tsx';
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
      <Button onClick={onStay}>Stay until it was sent</Button>
      <PlainButton onClick={onLose}>{lose}</PlainButton>
    </ConfirmPanel>
  );
}
