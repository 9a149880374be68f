import { type Json, type Path, pathsAround } from '../files/json.ts';
import { isEditedByStaff, type SchemaFiles } from '../files/schema-files.ts';
import { changesBetween } from '../operations/differences.ts';
import { innermostAt, isThere, keyOf, outlineOf } from '../outline.ts';

export interface ChangedPlace {
  readonly file: string;
  readonly path: Path;
  /** The key (see `keyOf`) of the item with the value or, if it is gone, of the nearest item around it. */
  readonly page: string;
}

/** Returns the places where two snapshots of the files differ, in the order of the files. */
export function changedPlaces(before: SchemaFiles, now: SchemaFiles): ChangedPlace[] {
  const outline = outlineOf(now.texts.keys(), now.read);
  const files = [...new Set([...before.texts.keys(), ...now.texts.keys()])];
  return files
    .filter((file) => isEditedByStaff(file) && before.texts.get(file) !== now.texts.get(file))
    .flatMap((file) => {
      const paths = file.endsWith('.json') ? pathsBetween(file, before.read(file), now.read(file)) : [[]];
      return paths
        .filter((path) => path[0] !== 'version')
        .flatMap((path): ChangedPlace[] => {
          const thing = pathsAround(path)
            .map((each) => innermostAt(file, each, now.read))
            .find((each) => isThere(each, outline, now.texts));
          return thing ? [{ file, path, page: keyOf(thing) }] : [];
        });
    });
}

function pathsBetween(file: string, before: Json | undefined, now: Json | undefined): Path[] {
  if (before === undefined || now === undefined) return [[]];
  return changesBetween(file, [], before, now).flatMap((each) => ('path' in each ? [each.path] : []));
}
