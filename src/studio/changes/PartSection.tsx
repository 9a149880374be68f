import Button from '@mui/material/Button';
import { effectOf, effectWords } from '../notices/effects.ts';
import { Message } from '../notices/Message.tsx';
import { hrefOf, isThere } from '../outline.ts';
import { run } from '../store.ts';
import { type Difference, isQuoted } from './differences.ts';
import type { Change, Part, Place } from './grouped.ts';
import type { Comparison } from './pictures/comparison.tsx';
import { Pictures } from './pictures/Pictures.tsx';
import { putBack, wordsOfPutBack } from './put-back.ts';
import type { Sides } from './sides.ts';
import { wordDifference } from './word-difference.ts';

interface PartProps {
  readonly part: Part;
  readonly compare: Comparison;
  readonly sides: Sides;
}

export function PartSection({ part, compare, sides }: PartProps) {
  const id = `changes-${part.key.replace('/', '') || 'lender'}`;
  return (
    <section className="changes-part" aria-labelledby={id}>
      <h3 id={id}>{part.title}</h3>
      {part.places.map((place) => (
        <PlaceArticle key={place.key} place={place} compare={compare} sides={sides} />
      ))}
    </section>
  );
}

interface PlaceProps extends Omit<PartProps, 'part'> {
  readonly place: Place;
}

function PlaceArticle({ place, compare, sides }: PlaceProps) {
  const isSeen = place.seenOn.length > 0 && place.shows !== 'none';
  return (
    <article className={isSeen ? 'changes-place changes-seen' : 'changes-place'}>
      <div>
        {place.title && <h4>{place.title}</h4>}
        {place.usedIn && place.usedIn.length > 0 && (
          <p className="changes-quiet">Asked in {place.usedIn.join('; ')}</p>
        )}
        <ul className="changes-list">
          {place.changes.map((change) => (
            <ChangeItem key={change.key} change={change} place={place} sides={sides} />
          ))}
        </ul>
      </div>
      {isSeen && <Pictures place={place} compare={compare} />}
    </article>
  );
}

interface ChangeProps {
  readonly change: Change;
  readonly place: Place;
  readonly sides: Sides;
}

function ChangeItem({ change, place, sides }: ChangeProps) {
  const { selection, title, notices, differences } = change;
  const back = putBack(sides, selection);
  const words = wordsOfPutBack(change, place);
  return (
    <li>
      {title !== place.title && (
        <p className="changes-name">
          {isThere(selection, sides.now.outline, sides.now.texts) ? (
            <a href={hrefOf(selection)}>{title}</a>
          ) : (
            title
          )}
        </p>
      )}
      {notices.map((notice) => (
        <p key={notice.message} className="changes-verdict" data-effect={effectOf(notice)}>
          <strong>{effectWords[effectOf(notice)]}</strong> <Message words={notice.message} />
        </p>
      ))}
      {differences
        .filter((each) => !notices.some(({ message }) => isQuoted(each, message)))
        .map((difference) => (
          <Words key={difference.key} difference={difference} />
        ))}
      {back.length > 0 && (
        <Button
          variant="text"
          aria-label={`${words}: ${title}`}
          onClick={({ detail }) => {
            // Ignores the second click of a double click. After the first click, the button of the next
            // change has moved up to this position, so the second click would put back that change too.
            if (detail < 2) void run(() => ({ label: `Put back "${title}"`, changes: back }));
          }}
        >
          {words}
        </Button>
      )}
    </li>
  );
}

function Words({ difference: { label, before, now } }: { readonly difference: Difference }) {
  const stretches = wordDifference(before, now);
  const line = (name: string, mark: 'gone' | 'new') => (
    <div>
      <dt>{name}</dt>
      <dd>
        {stretches
          .filter(({ kind }) => kind === 'same' || kind === mark)
          .map(({ kind, text }, index) => {
            const Mark = kind === 'gone' ? 'del' : kind === 'new' ? 'ins' : 'span';
            // biome-ignore lint/suspicious/noArrayIndexKey: stretches have no other key
            return <Mark key={index}>{text}</Mark>;
          })}
      </dd>
    </div>
  );
  return (
    <div className="changes-words">
      <p>{label}</p>
      <dl>
        {before && line('Before', 'gone')}
        {now && line('Now', 'new')}
      </dl>
    </div>
  );
}
