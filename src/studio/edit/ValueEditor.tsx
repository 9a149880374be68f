import { isObject } from '../files/json.ts';
import { shapeOf, typesOf } from '../meta/meta-schema.ts';
import { ChoiceEditor, RightAnswer } from './ChoiceEditor.tsx';
import { FileChoice, namesFile } from './files/FileChoice.tsx';
import { ListEditor } from './ListEditor.tsx';
import { ObjectEditor } from './ObjectEditor.tsx';
import { type EditorProps, useEditedFile } from './Place.tsx';
import { TextEditor } from './TextEditor.tsx';

export function ValueEditor(props: EditorProps) {
  const { root } = useEditedFile();
  const { value } = props;
  const node = shapeOf(root, props.node, value);
  const shaped = { ...props, node };
  if (node.isOptionNumber) return <RightAnswer {...shaped} />;
  if (node.const !== undefined && node.const === value) return <ChoiceEditor {...shaped} />;
  if (node.enum || typesOf(node).includes('boolean')) return <ChoiceEditor {...shaped} />;
  if (typeof value === 'string' && namesFile(node)) return <FileChoice {...shaped} value={value} />;
  if (Array.isArray(value)) return <ListEditor {...shaped} value={value} />;
  if (isObject(value)) return <ObjectEditor {...shaped} value={value} />;
  const canBeText = typesOf(node).some(
    (type) => type === 'string' || type === 'integer' || type === 'number',
  );
  if (typeof value === 'string' || typeof value === 'number' || (value === null && canBeText))
    return <TextEditor {...shaped} value={value} />;
  return <ChoiceEditor {...shaped} />;
}
