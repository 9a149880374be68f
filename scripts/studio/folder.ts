import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { filesUnder } from '../schemas/source/source.ts';

/** Maps paths to file contents: Latin-1 strings, in which each character is one byte. */
export type FolderBytes = ReadonlyMap<string, string>;

export function readFolder(folder: string): Map<string, string> {
  const files = filesUnder(folder).filter((file) => !basename(file).startsWith('.'));
  return new Map(files.map((file) => [file, readFileSync(join(folder, file), 'latin1')]));
}

/** Both Map objects stay the same while no file changes, so that callers can use them as cache keys. */
interface ReadFiles {
  readonly files: ReadonlyMap<string, Buffer>;
  readonly texts: ReadonlyMap<string, string>;
}

interface Decoded {
  readonly bytes: string;
  readonly file: Buffer;
  readonly text: string;
}

export function folderDecoder(): (folder: FolderBytes) => ReadFiles {
  let known = new Map<string, Decoded>();
  let last: ReadFiles | undefined;
  return (folder) => {
    const now = new Map([...folder].map(([path, bytes]) => [path, decoded(bytes, known.get(path))]));
    const isSame = now.size === known.size && [...now].every(([path, each]) => known.get(path) === each);
    known = now;
    if (last && isSame) return last;
    last = {
      files: new Map([...now].map(([path, { file }]) => [path, file])),
      texts: new Map([...now].map(([path, { text }]) => [path, text])),
    };
    return last;
  };
}

function decoded(bytes: string, before: Decoded | undefined): Decoded {
  if (before?.bytes === bytes) return before;
  const file = Buffer.from(bytes, 'latin1');
  return { bytes, file, text: file.toString('utf8') };
}
