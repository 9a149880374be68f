import { at, fieldsOf, isObject, type Path, type Read, valuesIn } from '../../files/json.ts';
import { entryName } from '../../files/name-of.ts';
import { lenderFile } from '../../lender/lender-parts.ts';
import { type MetaNode, metaOf, nodeAt, titleAt, wordsOfCode } from '../../meta/meta-schema.ts';
import type { Sides } from '../sides.ts';

export interface HiddenDetail {
  readonly path: Path;
  readonly words: string;
}

/** Returns the details, such as a bank account, that have new values but are still marked as placeholders. */
export function stillHidden({ before, now, metas }: Sides): HiddenDetail[] {
  const [then, file] = [before.read(lenderFile), now.read(lenderFile)];
  const root = metaOf(metas, file) ?? {};
  const marked = [...valuesIn(file)].filter(({ value }) => isObject(value) && value.placeholder === true);
  return marked.flatMap(({ path }): HiddenDetail[] => {
    if (shownEitherWay.includes(String(path[0]))) return [];
    const [was, is] = [fieldsOf(at(then, path)), fieldsOf(at(file, path))];
    const keys = Object.keys(is).filter((key) => key !== 'placeholder');
    if (keys.every((key) => JSON.stringify(was[key]) === JSON.stringify(is[key]))) return [];
    const placeholder = [...path, 'placeholder'];
    const mark = titleAt(root, placeholder);
    const answer = wordsOfCode(nodeAt(root, placeholder) ?? {}, true);
    const place = placeIn(root, path, now.read);
    return [
      {
        path,
        words: `${place} has new values, but “${mark}” is still “${answer}”: students do not see it.`,
      },
    ];
  });
}

/** Students see these parts of the file whether or not they are marked as placeholders. */
const shownEitherWay: readonly string[] = ['universities', 'contract'];

function placeIn(root: MetaNode, path: Path, read: Read): string {
  if (typeof path.at(-1) !== 'number') return `“${titleAt(root, path)}”`;
  return `“${entryName(read, lenderFile, path)}” in “${titleAt(root, path.slice(0, -1))}”`;
}
