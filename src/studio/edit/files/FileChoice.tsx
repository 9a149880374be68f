import { useId, useRef, useState } from 'react';
import { type Path, textAt } from '../../files/json.ts';
import type { MetaNode } from '../../meta/meta-schema.ts';
import { addPicture } from '../../operations/pictures.ts';
import { change, filesNow, jsonOf, run, store } from '../../store.ts';
import { Choice } from '../../tools/Choice.tsx';
import { type EditorProps, idOf, useEditedFile } from '../Place.tsx';
import { filesFor } from './files-for.ts';

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

interface NewPictureProps {
  readonly name: string;
  readonly file: string;
  readonly path: Path;
}

function NewPicture({ name, file, path }: NewPictureProps) {
  const [problem, setProblem] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const [id, help] = [useId(), useId()];

  async function add(picture: File | undefined): Promise<void> {
    if (!picture) return;
    const base64 = await base64Of(picture);
    const { name } = picture;
    await run(() => addPicture(filesNow().texts.keys(), { name, base64, file, path }));
    const { said, isRefused } = store.snapshot();
    setProblem(isRefused ? said : '');
    // Empties the field. Otherwise, choosing the same file again would not fire a change event.
    if (input.current) input.current.value = '';
  }

  return (
    <div className="studio-new-picture">
      <label htmlFor={id}>{name}: add one from this computer</label>
      <input
        ref={input}
        id={id}
        type="file"
        accept=".png,.jpg,.jpeg,.webp,.svg"
        aria-describedby={help}
        onChange={(event) => void add(event.target.files?.[0])}
      />
      <p id={help} className="studio-help">
        {problem && <strong>{problem} Nothing is written. </strong>}
        PNG, JPEG, WebP or SVG, at most 100 KB. It gets its name from the file.
      </p>
    </div>
  );
}

function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,?/, ''));
    reader.onerror = () => reject(new Error('This file cannot be read.'));
    reader.readAsDataURL(file);
  });
}
