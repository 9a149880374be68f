import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import type { Path } from '../../files/json.ts';
import { childOf, emptyValue, type MetaNode, titleOf } from '../../meta/meta-schema.ts';
import { change } from '../../store.ts';
import { idOf, useEditedFile } from '../Place.tsx';

interface AddKeyProps {
  readonly node: MetaNode;
  readonly path: Path;
  readonly keys: readonly string[];
}

export function AddKey({ node, path, keys }: AddKeyProps) {
  const { file, root } = useEditedFile();
  const id = useId();
  if (keys.length === 0) return null;

  async function add(key: string): Promise<void> {
    const at = [...path, key];
    await change(`Add ${titleOf(root, node, key)}`, [
      { file, do: 'set', path: at, value: emptyValue(root, childOf(root, node, key)!) },
    ]);
    requestAnimationFrame(() => {
      const field = document.getElementById(idOf(file, at));
      field?.focus();
      // The new value is only an example. Because it is selected, typing replaces it.
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
    });
  }

  return (
    <TextField
      id={id}
      select
      label="Add"
      value=""
      size="small"
      className="studio-add"
      onChange={(event) => void add(event.target.value)}
    >
      {keys.map((key) => (
        <MenuItem key={key} value={key} className="studio-add-choice">
          <span>
            <strong>{titleOf(root, node, key)}</strong> {childOf(root, node, key)?.description}
          </span>
        </MenuItem>
      ))}
    </TextField>
  );
}
