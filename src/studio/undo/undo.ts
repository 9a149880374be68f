import type { SchemaFiles } from '../files/schema-files.ts';
import { afterOpening, fieldAt } from '../outline/field-at.ts';
import { hrefOf, isThing, selectionOf } from '../outline.ts';
import * as store from '../store.ts';
import { decodeHash } from '../use-hash.ts';
import { changedPlaces } from './changed-places.ts';

export const undo = () => showing(store.undo);
export const redo = () => showing(store.redo);

/**
 * Runs an undo or redo, then selects and shows what has changed. A page that is not about one item, such as
 * "All states", stays open.
 */
async function showing(act: () => Promise<SchemaFiles>): Promise<void> {
  const before = await act();
  const page = decodeHash(window.location.hash);
  const selection = selectionOf(page);
  if (selection && !isThing(selection)) return;
  const places = changedPlaces(before, store.filesNow());
  const place = places.find((each) => each.page === page) ?? places[0];
  // The conditions of a step can also be edited on the page of each of its questions, so a selected question
  // stays open.
  if (!place || (page.startsWith(`${place.page}/`) && place.file.endsWith('.schema.json'))) return;
  const href = hrefOf(place.page);
  afterOpening(href, () => fieldAt(place.file, place.path)?.scrollIntoView({ block: 'nearest' }));
  window.location.hash = href;
}
