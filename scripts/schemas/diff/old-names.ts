import { nearest } from '../source/nearest.ts';
import type { Option } from '../source/options.ts';
import { type JsonFile, type Path, placeOfValue } from '../source/source.ts';
import { type Verdict, verdict } from './verdict.ts';

interface OldNames {
  readonly was: readonly Option[];
  readonly is: readonly Option[];
  readonly file: JsonFile;
  readonly at: Path;
}

/** New words about an old name that no option had: they bring no answer along. */
export function misnamed({ was, is, file, at }: OldNames): Verdict[] {
  const known = was.flatMap(({ value, renamedFrom }) => [String(value), ...renamedFrom]);
  const gone = was
    .map(({ value }) => String(value))
    .filter((value) => !is.some((each) => each.value === value || each.renamedFrom.includes(value)));
  return is.flatMap((option) =>
    option.renamedFrom.flatMap((old, index) => {
      if (known.includes(old)) return [];
      const meant = nearest(old, gone) ?? (gone.length === 1 ? gone[0] : undefined);
      const words = meant === undefined ? without(option) : `Write "${meant}".`;
      return [
        verdict(
          'option renamed',
          'noticed',
          placeOfValue(file, [...at, ...option.path, 'renamedFrom', index]),
          `"${old}" was no option, so that no answer becomes "${option.value}" by this.`,
          { remedies: [{ words }] },
        ),
      ];
    }),
  );
}

const without = ({ renamedFrom }: Option) =>
  renamedFrom.length === 1 ? 'Delete "renamedFrom".' : 'Delete it here.';
