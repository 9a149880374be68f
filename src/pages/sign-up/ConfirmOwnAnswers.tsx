import { ConfirmPanel } from '#components/ConfirmPanel.tsx';

/** Asked before a registration on a phone that holds the answers of an earlier one. */
export function ConfirmOwnAnswers({ onAnswer }: { onAnswer: (areOwn: boolean) => void }) {
  return (
    <ConfirmPanel words="There are answers on this phone that were typed before you signed up. Are they yours?">
      <button type="button" className="button" onClick={() => onAnswer(true)}>
        Yes, go on with them
      </button>
      <button type="button" className="button button-plain" onClick={() => onAnswer(false)}>
        No, start afresh
      </button>
    </ConfirmPanel>
  );
}
