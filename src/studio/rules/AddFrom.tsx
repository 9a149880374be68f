import Button from '@mui/material/Button';
import { useState } from 'react';
import { toolButton } from '../tools/Ask.tsx';
import { Choice, type Options } from '../tools/Choice.tsx';

interface AddFromProps {
  readonly label: string;
  readonly options: Options;
  /**
   * Returns the answers to the chosen option. If there are any, staff must choose one before they can add the
   * entry.
   */
  readonly answersOf?: (value: string) => Options;
  readonly onAdd: (value: string, answer?: string) => void;
}

/**
 * Nothing is chosen at first, because a preselected entry would look like a rule that already applies. Only
 * the button adds the chosen entry, so that keyboard users can go through the list first.
 */
export function AddFrom({ label, options, answersOf = () => [], onAdd }: AddFromProps) {
  const [chosen, setChosen] = useState('');
  const [answer, setAnswer] = useState('');
  if (options.length === 0) return null;
  const words = options.find(([each]) => each === chosen)?.[1];
  const answers = words === undefined ? [] : answersOf(chosen);
  function choose(value: string): void {
    setChosen(value);
    setAnswer('');
  }
  return (
    <div className="studio-add-from">
      <Choice label={label} value={words === undefined ? '' : chosen} options={options} onChange={choose} />
      {answers.length > 0 && (
        <Choice label="Which answer" value={answer} options={answers} onChange={setAnswer} />
      )}
      {words !== undefined && (answers.length === 0 || answer !== '') && (
        <Button
          {...toolButton}
          aria-label={`Add: ${label} ${words}`}
          onClick={() => {
            choose('');
            onAdd(chosen, answer === '' ? undefined : answer);
          }}
        >
          Add
        </Button>
      )}
    </div>
  );
}
