import { type ComponentType, createContext, useContext } from 'react';
import type { Json, Path } from '../files/json.ts';
import type { MetaNode } from '../meta/meta-schema.ts';

interface EditedFile {
  readonly file: string;
  readonly root: MetaNode;
  /**
   * The component `ValueEditor`. ListEditor and ObjectEditor get it from this context instead of an import,
   * because `ValueEditor` imports them.
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

export const idOf = (file: string, path: Path) => `at-${file}-${path.join('.')}`;

export interface EditorProps {
  readonly name: string;
  readonly node: MetaNode;
  readonly value: Json;
  readonly path: Path;
  /** True if a button beside the value removes the value. */
  readonly isOptional?: boolean;
}

export function Unknown({
  name,
  value,
  path,
}: {
  readonly name: string;
  readonly value: Json;
  readonly path: Path;
}) {
  const { file } = useEditedFile();
  return (
    <div className="studio-unknown">
      <p>
        <strong>{name}</strong> cannot be shown here, and stays as it is. To change it, open {file} at{' '}
        {path.join(' › ')}.
      </p>
      <pre>{JSON.stringify(value, null, 2)}</pre>
    </div>
  );
}
