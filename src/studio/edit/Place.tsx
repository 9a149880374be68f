import { type ComponentType, createContext, useContext } from 'react';
import type { Path } from '../files/json.ts';
import type { MetaNode } from '../meta/meta-schema.ts';
import type { EditorProps } from './editor-props.ts';

/** The file that is being edited, with its meta schema. */
interface EditedFile {
  readonly file: string;
  readonly root: MetaNode;
  /**
   * The editor for a value inside a list or object: ValueEditor. ListEditor and ObjectEditor take it from
   * this context. They cannot import it, because ValueEditor already imports them.
   */
  readonly Value: ComponentType<EditorProps>;
}

const Edited = createContext<EditedFile | undefined>(undefined);

export const EditedFileProvider = Edited.Provider;

export function useEditedFile(): EditedFile {
  const edited = useContext(Edited);
  if (!edited) throw new Error('Nothing is edited here.');
  return edited;
}

/** Returns the HTML id of the control for a path in a file. Notices link to this id. */
export const idOf = (file: string, path: Path) => `at-${file}-${path.join('.')}`;
