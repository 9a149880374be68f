import { Button, PlainButton } from '#components/Button.tsx';
import { ConfirmPanel } from '#components/ConfirmPanel.tsx';

/** Asked before a registration on a phone that holds the answers of an earlier one. */
export function ConfirmOwnAnswers({ onAnswer }: { onAnswer: (areOwn: boolean) => void }) {
  return (
    <ConfirmPanel words="There are answers on this phone that were typed before you signed up. Are they yours?">
      <Button onClick={() => onAnswer(true)}>Yes, go on with them</Button>
      <PlainButton onClick={() => onAnswer(false)}>No, start afresh</PlainButton>
    </ConfirmPanel>
  );
}
