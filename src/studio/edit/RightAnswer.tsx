import { optionsFor } from '../operations/wording/options-for.ts';
import { change, jsonOf } from '../store.ts';
import { Choice } from '../tools/Choice.tsx';
import type { EditorProps } from './editor-props.ts';
import { idOf, useEditedFile } from './Place.tsx';

/** Staff choose the answer by its words, but the file contains its number, counted from 1. */
export function RightAnswer({ name, value, path }: EditorProps) {
  const { file } = useEditedFile();
  const options = optionsFor(jsonOf, file, path.slice(0, -1));
  const isKnown = typeof value === 'number' && options[value - 1] !== undefined;
  return (
    <div id={idOf(file, path)}>
      <Choice
        label={name}
        value={isKnown ? String(value) : ''}
        options={options.map((words, index) => [String(index + 1), words])}
        onChange={(chosen) => {
          const right = Number(chosen);
          void change(`${name}: ${options[right - 1]}`, [{ file, do: 'set', path: [...path], value: right }]);
        }}
      />
    </div>
  );
}
