import Button from '@mui/material/Button';
import { optionSentence } from '../answer-counts/sentences.ts';
import { useSortable } from '../drag/use-sortable.ts';
import { isObject, type Json, type Path } from '../files/json.ts';
import { entryName } from '../files/name-of.ts';
import { childOf, emptyValue, type MetaNode } from '../meta/meta-schema.ts';
import { addOption, holdsOptions, renameOption } from '../operations/wording/options.ts';
import { change, jsonOf, retire, run, useStudio } from '../store.ts';
import { Ask } from '../tools/Ask.tsx';
import { EntryButtons } from './buttons/EntryButtons.tsx';
import { Fold } from './Fold.tsx';
import { type EditorProps, idOf, Unknown, useEditedFile } from './Place.tsx';
import { isWithin, ProblemsHere, useProblems } from './ProblemsHere.tsx';

type ListEditorProps = EditorProps & { readonly value: readonly Json[] };

export function ListEditor({ name, node, value, path }: ListEditorProps) {
  const { file, root } = useEditedFile();
  const item = childOf(root, node, 0);
  return (
    <fieldset className="studio-object" id={idOf(file, path)} tabIndex={-1}>
      <legend>{name}</legend>
      {node.description && <p className="studio-help">{node.description}</p>}
      <ol className="studio-list">
        {value.map((each, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry is addressed by its index
          <Entry key={index} node={item} value={each} list={value} path={path} index={index} />
        ))}
      </ol>
      {holdsOptions(path) ? (
        <Ask
          action="Add an option"
          label="Option, as students read it"
          onGiven={(words) => void run(() => addOption(jsonOf, file, path, words))}
        />
      ) : (
        item && (
          <Button
            aria-label={`Add another to ${name}`}
            onClick={async () => {
              const at = [...path, value.length];
              const empty = emptyValue(root, item);
              await change(`Add to ${name}`, [{ file, do: 'insert', path: at, value: empty }]);
              document.getElementById(idOf(file, at))?.focus();
            }}
          >
            Add another
          </Button>
        )
      )}
    </fieldset>
  );
}

interface EntryProps {
  readonly node: MetaNode | undefined;
  readonly value: Json;
  readonly list: readonly Json[];
  readonly path: Path;
  readonly index: number;
}

function Entry({ node, value, list, path, index }: EntryProps) {
  const { file, Value } = useEditedFile();
  const at = [...path, index];
  const name = entryName(jsonOf, file, at);
  const { element, handle } = useSortable<HTMLSpanElement>({
    list: idOf(file, path),
    index,
    async onDrop({ index: from }) {
      const moved = entryName(jsonOf, file, [...path, from]);
      await change(`Move ${moved}`, [{ file, do: 'move', path: [...path, from], to: index }]);
      // Focuses a button of the entry, because the entry's field may be folded away and not focusable.
      const buttons = `[data-entry="${CSS.escape(idOf(file, at))}"]`;
      document.querySelector<HTMLElement>(`${buttons} button`)?.focus();
    },
  });
  // Options are folded to one line to keep the list short. An option with a problem unfolds.
  const isWrongInside = useProblems().some(
    (each) => each.file === file && each.path.length > at.length && isWithin(each.path, at),
  );
  const editor = node ? (
    <Value name={name} node={node} value={value} path={at} />
  ) : (
    <Unknown name={name} value={value} path={at} />
  );
  const buttons = <EntryButtons name={name} path={at} place={{ index, of: list.length }} grip={handle} />;
  if (!holdsOptions(path))
    return (
      <li {...element}>
        {editor}
        <ProblemsHere path={at} />
        {buttons}
      </li>
    );
  return (
    <li {...element} className="studio-option">
      <Fold summary={name} isWrongInside={isWrongInside}>
        {editor}
      </Fold>
      <Ask
        action="Rename"
        variant="text"
        name={`Rename: ${name}`}
        label={`“${name}” is to be called`}
        usual={name}
        onGiven={(words) => void run(() => renameOption(jsonOf, file, at, words))}
      />
      <Retire option={value} />
      {buttons}
      <ChosenBy option={value} list={path} />
      <ProblemsHere path={at} />
    </li>
  );
}

interface ChosenByProps {
  readonly option: Json;
  readonly list: Path;
}

function ChosenBy({ option, list }: ChosenByProps) {
  const { file } = useEditedFile();
  const { shapes, report } = useStudio();
  const sentence = shapes && report && optionSentence(option, { file, list }, report.lists, shapes);
  return sentence ? <p className="studio-help studio-count">{sentence}</p> : null;
}

/**
 * Shows a button that retires an option: forms then no longer offer the option, but saved answers keep it.
 * Shows nothing for options that are not in a shared options file.
 */
function Retire({ option }: { readonly option: Json }) {
  const { file } = useEditedFile();
  if (!file.startsWith('options/')) return null;
  if (isObject(option) && option.deprecated === true)
    return <p className="studio-help">No longer offered.</p>;
  const [value, title] = isObject(option) ? [option.const, option.title ?? option.const] : [option, option];
  return (
    <Button
      variant="text"
      aria-label={`Retire: ${String(title)}`}
      onClick={() => void retire(file, String(value))}
    >
      Retire
    </Button>
  );
}
