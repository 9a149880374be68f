import type { Path } from '../files/json.ts';
import { folderFor, type Operation } from './files.ts';

/** A picture of a person's own, and the place of a file that is to show it. */
interface Added {
  /** As it is called where it comes from: "IMG 2041.JPG". */
  readonly name: string;
  readonly base64: string;
  readonly file: string;
  readonly path: Path;
}

/** Puts a picture with the others, under a name that the files can say, and chooses it: both are one step. */
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

/** In small letters, digits and dashes; with a number where there is one of that name. What it is stays its own. */
export function pictureName(name: string, files: readonly string[]): string {
  const dot = name.lastIndexOf('.');
  const [stem, ending] = dot < 0 ? [name, ''] : [name.slice(0, dot), name.slice(dot).toLowerCase()];
  const taken = files.flatMap((file) => /^images\/(.+)\.\w+$/.exec(file)?.[1] ?? []);
  const known = folderFor(/^[^a-z]*$/i.test(stem) ? `picture ${stem}` : stem, taken);
  return `images/${known}${ending}`;
}
