import { isObject, type Json } from '../files/json.ts';
import { canBeRemoved, childOf, missingKeys, titleOf } from '../meta/meta-schema.ts';
import { offeredAt } from '../meta/offered.ts';
import { holdsOptions } from '../operations/wording/options.ts';
import { jsonOf } from '../store.ts';
import { AddKey } from './buttons/AddKey.tsx';
import { EntryButtons, RemoveWhole } from './buttons/EntryButtons.tsx';
import { Fold } from './Fold.tsx';
import { type EditorProps, idOf, Unknown, useEditedFile } from './Place.tsx';
import { isWithin, ProblemsHere, useProblems } from './ProblemsHere.tsx';

type ObjectEditorProps = EditorProps & {
  readonly value: { readonly [key: string]: Json };
  readonly except?: readonly string[] | undefined;
  readonly folded?: readonly string[] | undefined;
  readonly isPart?: boolean;
};

export function ObjectEditor({
  name,
  node,
  value,
  path,
  except = [],
  folded = [],
  isPart = false,
}: ObjectEditorProps) {
  const { file } = useEditedFile();
  const offers = offeredAt(jsonOf, file, path);
  const keys = Object.keys(value).filter((key) => !except.includes(key) && key !== '$schema');
  const missing = missingKeys(node, value).filter(
    (key) => !except.includes(key) && (offers?.includes(key) ?? true),
  );
  const partOf = (isFolded: boolean): Part => {
    const isHere = (key: string) => folded.includes(key) === isFolded;
    return { keys: keys.filter(isHere), missing: missing.filter(isHere) };
  };
  const [plain, technical] = [partOf(false), partOf(true)];
  const isWrongInside = useProblems().some(
    (each) => each.file === file && technical.keys.some((key) => isWithin(each.path, [...path, key])),
  );
  if (isPart && keys.length + missing.length === 0) return null;
  return (
    <fieldset
      className={isPart ? 'studio-object studio-part-of' : 'studio-object'}
      id={idOf(file, path)}
      tabIndex={-1}
    >
      <legend>{name}</legend>
      {node.description && !isPart && <p className="studio-help">{node.description}</p>}
      <Keys {...{ node, value, path, ...plain }} />
      {technical.keys.length + technical.missing.length > 0 && (
        <Fold summary="For programmers" className="studio-technical" isWrongInside={isWrongInside}>
          <Keys {...{ node, value, path, ...technical }} />
        </Fold>
      )}
    </fieldset>
  );
}

const isWhole = (value: Json) => isObject(value) || Array.isArray(value);

interface Part {
  readonly keys: readonly string[];
  readonly missing: readonly string[];
}

type KeysProps = Part & Pick<ObjectEditorProps, 'node' | 'value' | 'path'>;

function Keys({ node, value, path, keys, missing }: KeysProps) {
  const { root, Value } = useEditedFile();
  return (
    <>
      {keys.map((key) => {
        const child = childOf(root, node, key);
        const title = titleOf(root, node, key);
        const at = [...path, key];
        const isOptional = canBeRemoved(node, key) && !holdsOptions(at);
        return (
          <div key={key} className="studio-entry">
            {child ? (
              <Value {...{ isOptional, node: child, path: at }} name={title} value={value[key]!} />
            ) : (
              <Unknown name={key} value={value[key]!} path={at} />
            )}
            <ProblemsHere path={at} />
            {isOptional &&
              (isWhole(value[key]!) ? (
                <RemoveWhole name={title} path={at} />
              ) : (
                <EntryButtons name={title} path={at} />
              ))}
          </div>
        );
      })}
      <AddKey node={node} path={path} keys={missing} />
    </>
  );
}
