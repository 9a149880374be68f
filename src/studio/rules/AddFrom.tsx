import Button from '@mui/material/Button';
import { useState } from 'react';
import { toolButton } from '../tools/Ask.tsx';
import { Choice, type Options } from '../tools/Choice.tsx';

interface AddFromProps {
  readonly label: string;
  readonly options: Options;
  readonly onAdd: (value: string) => void;
}

/** Only the button adds the chosen entry, so that keyboard users can go through the list first. */
export function AddFrom({ label, options, onAdd }: AddFromProps) {
  const [chosen, setChosen] = useState('');
  const value = options.some(([each]) => each === chosen) ? chosen : (options[0]?.[0] ?? '');
  const words = options.find(([each]) => each === value)?.[1];
  if (words === undefined) return null;
  return (
    <div className="studio-add-from">
      <Choice label={label} value={value} options={options} onChange={setChosen} />
      <Button {...toolButton} aria-label={`Add: ${label} ${words}`} onClick={() => onAdd(value)}>
        Add
      </Button>
    </div>
  );
}
