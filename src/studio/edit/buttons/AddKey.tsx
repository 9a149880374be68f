import type { Path } from '../../files/json.ts';
import { childOf, emptyValue, type MetaNode, titleOf } from '../../meta/meta-schema.ts';
import { change } from '../../store.ts';
import { Choice } from '../../tools/Choice.tsx';
import { idOf, useEditedFile } from '../Place.tsx';

interface AddKeyProps {
  readonly node: MetaNode;
  readonly path: Path;
  readonly keys: readonly string[];
}

export function AddKey({ node, path, keys }: AddKeyProps) {
  const { file, root } = useEditedFile();
  if (keys.length === 0) return null;

  async function add(key: string): Promise<void> {
    const at = [...path, key];
    await change(`Add ${titleOf(root, node, key)}`, [
      { file, do: 'set', path: at, value: emptyValue(root, childOf(root, node, key)!) },
    ]);
    requestAnimationFrame(() => {
      const field = document.getElementById(idOf(file, at));
      field?.focus();
      // Selects the new value, which is only an example, so that typing replaces it.
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
    });
  }

  const wordsOf = (key: string) => (
    <span>
      <strong>{titleOf(root, node, key)}</strong> {childOf(root, node, key)?.description}
    </span>
  );
  return (
    <Choice
      label="Add"
      value=""
      options={keys.map((key) => [key, wordsOf(key)])}
      className="studio-add"
      onChange={(key) => void add(key)}
    />
  );
}
