import { textAt } from '../../files/json.ts';
import type { MetaNode } from '../../meta/meta-schema.ts';
import { change, filesNow, jsonOf } from '../../store.ts';
import { Choice } from '../../tools/Choice.tsx';
import type { EditorProps } from '../editor-props.ts';
import { idOf, useEditedFile } from '../Place.tsx';
import { filesFor } from './files-for.ts';
import { NewPicture } from './NewPicture.tsx';

/** Returns whether a value is the path of another file, judging by its pattern in the meta schema. */
export const namesFile = ({ pattern = '' }: MetaNode) =>
  pattern.startsWith('^images/') || pattern.startsWith('^\\.\\./');

export function FileChoice({ name, node, value, path }: EditorProps & { readonly value: string }) {
  const { file } = useEditedFile();
  const known = filesFor(node, filesNow().texts.keys());
  const options = known.includes(value) ? known : [value, ...known];
  const arePictures = node.pattern?.startsWith('^images') ?? false;
  return (
    <div className="studio-file-choice">
      <Choice
        id={idOf(file, path)}
        label={name}
        value={value}
        options={options.map((option) => {
          const picture = arePictures && option && (
            <img className="studio-thumbnail" src={addressOf(option)} alt="" />
          );
          return [
            option,
            <>
              {picture}
              <span>{titleOf(option)}</span>
            </>,
          ];
        })}
        help={
          known.length === 0 && arePictures
            ? 'There is no picture yet: add one from this computer.'
            : node.description
        }
        onChange={(chosen) =>
          void change(`${name}: ${titleOf(chosen)}`, [{ file, do: 'set', path: [...path], value: chosen }])
        }
      />
      {arePictures && known.includes(value) && (
        <img className="studio-picture" src={addressOf(value)} alt={titleOf(value)} />
      )}
      {arePictures && <NewPicture name={name} file={file} path={path} />}
    </div>
  );
}

const addressOf = (picture: string) => `/__studio/${picture}`;

function titleOf(option: string): string {
  if (option === '') return 'Choose…';
  const file = option.replace('../', '');
  const stem = file.replace(/^.*\//, '').replace(/(\.schema)?\.\w+$/, '');
  return textAt(jsonOf(file.endsWith('.json') ? file : ''), ['title']) ?? stem.replaceAll('-', ' ');
}
