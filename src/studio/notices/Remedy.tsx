import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Action } from '../protocol.ts';
import { fix, run } from '../store.ts';
import { Choice } from '../tools/Choice.tsx';
import { withChoice } from './with-choice.ts';

export function Remedy({ words, changes, choices = [], isUpdate = false }: Action) {
  const [chosen = choices[0], choose] = useState<string>();
  if (!changes && !isUpdate) return <p>{words}</p>;
  const does = words.replace(/\.$/, '');
  const make = () => (changes ? run(() => ({ label: does, changes: withChoice(changes, chosen) })) : fix());
  return (
    <>
      {choices.length > 0 && (
        <Choice
          label="To"
          value={chosen!}
          options={choices.map((each) => [each, each] as const)}
          onChange={choose}
        />
      )}
      <Button onClick={() => void make()}>{does}</Button>
    </>
  );
}
