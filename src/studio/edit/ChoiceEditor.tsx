import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import type { Json } from '../files/json.ts';
import { type MetaNode, typesOf, wordsOfCode } from '../meta/meta-schema.ts';
import { change } from '../store.ts';
import type { EditorProps } from './editor-props.ts';
import { idOf, useEditedFile } from './Place.tsx';

export function ChoiceEditor({ name, node, value, path }: EditorProps) {
  const { file } = useEditedFile();
  const description = useId();
  const options = optionsOf(node, value);
  return (
    <TextField
      id={idOf(file, path)}
      select
      label={name}
      value={JSON.stringify(value)}
      helperText={node.description}
      fullWidth
      size="small"
      slotProps={{ formHelperText: { id: description }, select: { 'aria-describedby': description } }}
      onChange={(event) => {
        const chosen: Json = JSON.parse(event.target.value);
        void change(`${name}: ${wordsOf(node, chosen)}`, [
          { file, do: 'set', path: [...path], value: chosen },
        ]);
      }}
    >
      {options.map((option) => (
        <MenuItem key={JSON.stringify(option)} value={JSON.stringify(option)} className="studio-add-choice">
          <span>{wordsOf(node, option)}</span>
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Returns the values that the meta schema allows, and also the current value if it is not among them. */
function optionsOf(node: MetaNode, value: Json): readonly Json[] {
  const known = node.enum ?? (node.const === undefined ? [] : [node.const]);
  const all = known.length > 0 ? known : typesOf(node).includes('boolean') ? [true, false] : [];
  return all.includes(value) ? all : [...all, value];
}

function wordsOf(node: MetaNode, value: Json): string {
  const words = wordsOfCode(node, value);
  if (words !== undefined) return words;
  if (value === true) return 'Yes';
  if (value === false) return 'No';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
