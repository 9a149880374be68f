import type { Path } from '../files/json.ts';
import { folderFor, type Operation } from './files.ts';

interface Added {
  /** This is the file's name on the user's computer, such as "IMG 2041.JPG". */
  readonly name: string;
  readonly base64: string;
  readonly file: string;
  readonly path: Path;
}

export function addPicture(files: Iterable<string>, { name, base64, file, path }: Added): Operation {
  const picture = pictureName(name, [...files]);
  return {
    label: `Add the picture ${picture.replace('images/', '')}`,
    changes: [
      { file: picture, do: 'put', base64 },
      { file, do: 'set', path: [...path], value: picture },
    ],
  };
}

export function pictureName(name: string, files: readonly string[]): string {
  const dot = name.lastIndexOf('.');
  const [stem, ending] = dot < 0 ? [name, ''] : [name.slice(0, dot), name.slice(dot).toLowerCase()];
  const taken = files.flatMap((file) => /^images\/(.+)\.\w+$/.exec(file)?.[1] ?? []);
  const known = folderFor(/^[^a-z]*$/i.test(stem) ? `picture ${stem}` : stem, taken);
  return `images/${known}${ending}`;
}
