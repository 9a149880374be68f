import { type ComponentType, createContext, useContext } from 'react';
import type { Path } from '../files/json.ts';
import type { MetaNode } from '../meta/meta-schema.ts';
import type { EditorProps } from './editor-props.ts';

/** The file that the surrounding editor edits, with the file's meta schema. */
interface EditedFile {
  readonly file: string;
  readonly root: MetaNode;
  /**
   * The editor for a value inside a list or an object (ValueEditor). ListEditor and ObjectEditor take ValueEditor from
   * this context: they cannot import it, because it imports them.
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

/** Returns the HTML id of the control for a path of a file, so that notices can link to the control. */
export const idOf = (file: string, path: Path) => `at-${file}-${path.join('.')}`;
