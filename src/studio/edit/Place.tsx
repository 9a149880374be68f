import { type ComponentType, createContext, useContext } from 'react';
import type { Path } from '../files/json.ts';
import type { MetaNode } from '../meta/meta-schema.ts';
import type { EditorProps } from './editor-props.ts';

interface EditedFile {
  readonly file: string;
  readonly root: MetaNode;
  /** ValueEditor. Importing it in ListEditor or ObjectEditor would be a circular import. */
  readonly Value: ComponentType<EditorProps>;
}

const Edited = createContext<EditedFile | undefined>(undefined);

export const EditedFileProvider = Edited.Provider;

export function useEditedFile(): EditedFile {
  const edited = useContext(Edited);
  if (!edited) throw new Error('Nothing is edited here.');
  return edited;
}

export const idOf = (file: string, path: Path) => `at-${file}-${path.join('.')}`;
