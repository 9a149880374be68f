import { Question } from '#components/Question.tsx';

interface LoseUnsentProps {
  /** What would be lost, and by what. */
  readonly words: string;
  /** The button that does it. */
  readonly lose: string;
  readonly onStay: () => void;
  readonly onLose: () => void;
}

/** Asked before something is lost that was sent and has not gone yet (decisions.md 26). */
export function LoseUnsent({ words, lose, onStay, onLose }: LoseUnsentProps) {
  return (
    <Question words={words}>
      <button type="button" className="button" onClick={onStay}>
        Stay until it was sent
      </button>
      <button type="button" className="button button-plain" onClick={onLose}>
        {lose}
      </button>
    </Question>
  );
}
