import Button from '@mui/material/Button';
import { ChosenBy } from '../counts/ChosenBy.tsx';
import { isObject, type Json } from '../meta/json.ts';
import { childOf, emptyValue } from '../meta/meta-schema.ts';
import { change } from '../store.ts';
import { EntryButtons } from './EntryButtons.tsx';
import type { EditorProps } from './editor-props.ts';
import { Name } from './Name.tsx';
import { NoticesHere } from './NoticesHere.tsx';
import { idOf, useEditedFile } from './Place.tsx';
import { Unknown } from './Unknown.tsx';

type ListEditorProps = EditorProps & { readonly value: readonly Json[] };

/** Several of a kind, in their order: each can be moved, taken out, and another put in. */
export function ListEditor({ name, fileKey, node, value, path }: ListEditorProps) {
  const { file, root, Value } = useEditedFile();
  const item = childOf(root, node, 0);
  return (
    <fieldset className="studio-object" id={idOf(file, path)} tabIndex={-1}>
      <legend>
        <Name name={name} fileKey={fileKey} />
      </legend>
      {node.description && <p className="studio-help">{node.description}</p>}
      <ol className="studio-list">
        {value.map((each, index) => {
          const at = [...path, index];
          const itemName = nameOf(each, index);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place of the file is its index
            <li key={index}>
              {item ? (
                <Value name={itemName} node={item} value={each} path={at} />
              ) : (
                <Unknown name={itemName} value={each} path={at} />
              )}
              <ChosenBy option={each} list={path} />
              <NoticesHere path={at} />
              <EntryButtons name={itemName} path={at} place={{ index, of: value.length }} />
            </li>
          );
        })}
      </ol>
      {item && (
        <Button
          aria-label={`Add another to ${name}`}
          variant="outlined"
          color="secondary"
          size="small"
          fullWidth={false}
          onClick={async () => {
            const at = [...path, value.length];
            await change(`Add to ${name}`, [{ file, do: 'insert', path: at, value: emptyValue(root, item) }]);
            document.getElementById(idOf(file, at))?.focus();
          }}
        >
          Add another
        </Button>
      )}
    </fieldset>
  );
}

/** What a person would call it. */
function nameOf(value: Json, index: number): string {
  const named = isObject(value)
    ? (value.title ?? value.name ?? value.id ?? value.legend ?? value.const)
    : undefined;
  if (typeof named === 'string' && named !== '') return named;
  return typeof value === 'string' && value !== '' ? value : `${index + 1}`;
}
