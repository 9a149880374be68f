import type { Json } from '../files/json.ts';
import { type MetaNode, typesOf, wordsOfCode } from '../meta/meta-schema.ts';
import { change } from '../store.ts';
import { Choice } from '../tools/Choice.tsx';
import type { EditorProps } from './editor-props.ts';
import { idOf, useEditedFile } from './Place.tsx';

export function ChoiceEditor({ name, node, value, path }: EditorProps) {
  const { file } = useEditedFile();
  return (
    <Choice
      id={idOf(file, path)}
      label={name}
      value={JSON.stringify(value)}
      options={optionsOf(node, value).map((option) => [JSON.stringify(option), wordsOf(node, option)])}
      help={node.description}
      onChange={(text) => {
        const chosen: Json = JSON.parse(text);
        void change(`${name}: ${wordsOf(node, chosen)}`, [
          { file, do: 'set', path: [...path], value: chosen },
        ]);
      }}
    />
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
