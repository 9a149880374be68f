import { at, fieldsOf } from '../files/json.ts';
import { optionsOf } from '../operations/conditions/subjects.ts';
import { jsonOf } from '../store.ts';
import { ChoiceEditor } from './ChoiceEditor.tsx';
import type { EditorProps } from './editor-props.ts';
import { useEditedFile } from './Place.tsx';

/** Staff choose the right option by its title, but the file contains the option's number, counted from 1. */
export function RightAnswer(props: EditorProps) {
  const { file } = useEditedFile();
  const rules = jsonOf(file.replace(/\.ui\.json$/, '.schema.json'));
  const field = fieldsOf(at(rules, ['properties', props.path[0]!]));
  const words = optionsOf(jsonOf, field).map(({ title }) => title);
  const numbers = words.map((_, index) => index + 1);
  return <ChoiceEditor {...props} node={{ ...props.node, enum: numbers, enumDescriptions: words }} />;
}
