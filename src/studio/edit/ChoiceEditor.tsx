import { at, fieldsOf, type Json } from '../files/json.ts';
import { type MetaNode, typesOf, wordsOfCode } from '../meta/meta-schema.ts';
import { optionsOf, setAt } from '../operations/conditions/subjects.ts';
import { change, jsonOf } from '../store.ts';
import { Choice } from '../tools/Choice.tsx';
import { type EditorProps, idOf, useEditedFile } from './Place.tsx';

export function ChoiceEditor({ name, node, value, path }: EditorProps) {
  const { file } = useEditedFile();
  return (
    <Choice
      id={idOf(file, path)}
      label={name}
      value={JSON.stringify(value)}
      options={valuesOf(node, value).map((option) => [JSON.stringify(option), wordsOf(node, option)])}
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
function valuesOf(node: MetaNode, value: Json): readonly Json[] {
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

/**
 * Lets staff choose the right answer to a quiz question by the title of the option. The file contains the
 * option's number, counted from 1.
 */
export function RightAnswer(props: EditorProps) {
  const { file } = useEditedFile();
  const [form = '', step = ''] = file.replace(/\.ui\.json$/, '').split('/');
  // `props.path` leads to the answer, such as `a.fields.b.answer` for the question "b" inside "a".
  const names = props.path.filter((_, index) => index % 2 === 0).map(String);
  const { rules } = setAt(jsonOf, { form, step, trail: names.slice(0, -1) });
  const field = fieldsOf(at(rules, ['properties', names.at(-1)!]));
  const words = optionsOf(jsonOf, field).map(({ title }) => title);
  const numbers = words.map((_, index) => index + 1);
  return <ChoiceEditor {...props} node={{ ...props.node, enum: numbers, enumDescriptions: words }} />;
}
