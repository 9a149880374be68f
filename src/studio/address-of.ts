import type { Path } from './meta/json.ts';
import { keyOf, selectionAt } from './outline.ts';
import { jsonOf } from './store.ts';

/** The address of what is to be selected for a place of a file to be seen. */
export const addressOf = (file: string, path: Path): string => keyOf(selectionAt(file, path, jsonOf));
