import { optionsFor } from '../operations/wording/options-for.ts';
import { jsonOf } from '../store.ts';
import { ChoiceEditor } from './ChoiceEditor.tsx';
import type { EditorProps } from './editor-props.ts';
import { useEditedFile } from './Place.tsx';

/** Staff choose the answer by its words, but the file contains its number, counted from 1. */
export function RightAnswer(props: EditorProps) {
  const { file } = useEditedFile();
  const words = optionsFor(jsonOf, file, props.path.slice(0, -1));
  const numbers = words.map((_, index) => index + 1);
  return <ChoiceEditor {...props} node={{ ...props.node, enum: numbers, enumDescriptions: words }} />;
}
