import { FileLink } from './FileLink.tsx';
import type { PortalText } from './portal-texts.ts';

/** What students read on pages that are no form: accounts, links, fees, contract. Each with the line to edit. */
export function PortalSection({ texts }: { readonly texts: readonly PortalText[] }) {
  return (
    <section
      id="portal"
      className="gallery-lender"
      aria-labelledby="portal-title"
      hidden={texts.length === 0}
    >
      <h2 id="portal-title">What belongs to the lender</h2>
      <dl className="gallery-texts">
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
