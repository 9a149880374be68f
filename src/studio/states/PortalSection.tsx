import { FileLink } from '../files/FileLink.tsx';
import { leavesOf, type Place, type SchemaFiles } from '../files/schema-files.ts';
import { wordsIn } from './search.ts';

interface PortalText {
  readonly name: string;
  readonly text: string;
  readonly place: Place;
  /** The searchable text, in lower case. */
  readonly words: string;
}

export const portalTexts = (files: SchemaFiles): PortalText[] =>
  leavesOf(files, 'portal.json')
    .filter(({ path, value }) => path[0] !== '$schema' && value !== null)
    .map(({ path, value, place }) => {
      const name = path.map((key) => (typeof key === 'number' ? key + 1 : key)).join(' › ');
      const text = String(value);
      return { name, text, place, words: wordsIn(['portal.json', name, text, place]) };
    });

export function PortalSection({ texts }: { readonly texts: readonly PortalText[] }) {
  return (
    <section id="portal" className="states-lender" aria-labelledby="portal-title" hidden={texts.length === 0}>
      <h3 id="portal-title">
        <a href="#file:portal.json">What belongs to the lender</a>
      </h3>
      <dl className="states-texts">
        {texts.map(({ name, text, place }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
            <dd>
              <FileLink place={place} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
