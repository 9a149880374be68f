import type { Base } from '#studio/protocol.ts';
import { currentBranch, dateOf } from '../schemas/source/git.ts';
import type { Product } from '../schemas/source/product.ts';
import type { Source } from '../schemas/source/source.ts';
import type { Earlier } from './earlier.ts';

/** What differs from the present files, with its name and its day. */
export function baseOf({ schemas }: Product, earlier: Earlier | undefined, now: Source): Base | null {
  if (!earlier) return null;
  const { commit } = earlier;
  const [then, texts] = [textsOf(earlier.source), textsOf(now)];
  const differing = [...new Set([...then.keys(), ...texts.keys()])].filter(
    (file) => !file.startsWith('meta/') && then.get(file) !== texts.get(file),
  );
  return {
    ...{ commit, date: dateOf(schemas, commit) ?? '', branch: currentBranch(schemas) },
    texts: Object.fromEntries(differing.map((file) => [file, then.get(file) ?? null])),
  };
}

/** As they are on the disk, slips and all. */
const textsOf = ({ json, markdown }: Source): ReadonlyMap<string, string> =>
  new Map([...json, ...markdown].map(([file, { text, written }]) => [file, written?.text ?? text]));
