import { leavesOf, type Place } from './schema-files.ts';
import { wordsIn } from './search.ts';

/** A text or a number of portal.json, and where it is edited. */
export interface PortalText {
  /** `contract › clauses › 3` */
  readonly name: string;
  readonly text: string;
  readonly place: Place;
  /** What the search looks through. */
  readonly words: string;
}

/** What belongs to the lender and stands in no form. */
export const portalTexts: readonly PortalText[] = leavesOf('schemas/portal.json')
  .filter(({ path, value }) => path[0] !== '$schema' && value !== null)
  .map(({ path, value, place }) => {
    const name = path.map((key) => (typeof key === 'number' ? key + 1 : key)).join(' › ');
    const text = String(value);
    return { name, text, place, words: wordsIn(['portal.json', name, text, place]) };
  });
