import { at, fieldsOf } from '../files/json.ts';
import { optionsOf, setAt } from '../operations/conditions/subjects.ts';
import { jsonOf } from '../store.ts';
import { ChoiceEditor } from './ChoiceEditor.tsx';
import type { EditorProps } from './editor-props.ts';
import { useEditedFile } from './Place.tsx';

/** Staff choose the right option by its title, but the file contains the option's number, counted from 1. */
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
