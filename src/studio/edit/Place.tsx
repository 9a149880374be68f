import { type ComponentType, createContext, useContext } from 'react';
import type { Path } from '../files/json.ts';
import type { MetaNode } from '../meta/meta-schema.ts';
import type { EditorProps } from './editor-props.ts';

/** The file that is edited, and its meta schema. */
interface EditedFile {
  readonly file: string;
  readonly root: MetaNode;
  /** The editor for a value inside a list or an object. */
  readonly Value: ComponentType<EditorProps>;
}

const Edited = createContext<EditedFile | undefined>(undefined);

export const EditedFileProvider = Edited.Provider;

export function useEditedFile(): EditedFile {
  const edited = useContext(Edited);
  if (!edited) throw new Error('Nothing is edited here.');
  return edited;
}

/** The id of the control for a path, which notices link to. */
export const idOf = (file: string, path: Path) => `at-${file}-${path.join('.')}`;
