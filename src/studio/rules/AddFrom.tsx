import Button from '@mui/material/Button';
import { useState } from 'react';
import { Choice, type Options } from '../tools/Choice.tsx';

interface AddFromProps {
  readonly label: string;
  readonly options: Options;
  /**
   * Returns the possible answers to the chosen question. If there are any, staff choose one of them, and this
   * adds the entry.
   */
  readonly answersOf?: (value: string) => Options;
  readonly onAdd: (value: string, answer?: string) => void;
}

/**
 * Lets staff choose an entry to add. Nothing is chosen at first, because a preselected entry would look like
 * a rule that already applies.
 */
export function AddFrom({ label, options, answersOf = () => [], onAdd }: AddFromProps) {
  const [chosen, setChosen] = useState('');
  if (options.length === 0) return null;
  const words = options.find(([each]) => each === chosen)?.[1];
  const answers = words === undefined ? [] : answersOf(chosen);
  function add(answer?: string): void {
    setChosen('');
    onAdd(chosen, answer);
  }
  return (
    <div className="studio-add-from">
      <Choice
        label={label}
        value={words === undefined ? '' : chosen}
        options={options}
        onChange={setChosen}
      />
      {answers.length > 0 && <Choice label="Which answer" value="" options={answers} onChange={add} />}
      {words !== undefined && answers.length === 0 && (
        <Button aria-label={`Add: ${label} ${words}`} onClick={() => add()}>
          Add
        </Button>
      )}
    </div>
  );
}
