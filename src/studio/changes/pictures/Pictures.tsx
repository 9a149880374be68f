import Button from '@mui/material/Button';
import { type CSSProperties, useEffect, useState } from 'react';
import { Picture } from '../../phone/Picture.tsx';
import type { Place, StepRef } from '../grouped.ts';
import type { Comparison, Pair, Shot } from './comparison.tsx';
import { type Extract, markUnlike } from './marks.ts';

interface PicturesProps {
  readonly place: Place;
  readonly compare: Comparison;
}

export function Pictures({ place, compare }: PicturesProps) {
  const pairs = usePairs(place, compare);
  if (!pairs)
    return (
      <p className="changes-quiet changes-waiting" role="status">
        Comparing the pictures…
      </p>
    );
  return (
    <div className="changes-pictures">
      {pairs.map((pair) => (
        <PairFigure key={pair.key} pair={pair} />
      ))}
      {pairs.length === 0 && <p className="changes-quiet">The page itself looks the same as before.</p>}
    </div>
  );
}

/** Returns the pairs of pictures to show for a place, or undefined until the comparison has found them. */
function usePairs({ seenOn, shows }: Place, compare: Comparison): readonly Pair[] | undefined {
  const [pairs, setPairs] = useState<readonly Pair[]>();
  useEffect(() => {
    let isCurrent = true;
    async function find(steps: readonly StepRef[]): Promise<readonly Pair[]> {
      const found: Pair[] = [];
      for (const step of steps) {
        if (!isCurrent || (shows === 'first' && found.length > 0)) break;
        found.push(...(await compare(step)));
      }
      return found;
    }
    void find(seenOn).then((found) => isCurrent && setPairs(found));
    return () => {
      isCurrent = false;
    };
  }, [seenOn, shows, compare]);
  return pairs;
}

function PairFigure({ pair: { title, before, now } }: { readonly pair: Pair }) {
  const [pages, setPages] = useState<{ readonly before?: Document; readonly now?: Document }>({});
  const [extract, setExtract] = useState<Extract>();
  const [isWhole, setWhole] = useState(false);
  useEffect(() => {
    if ((before && !pages.before) || (now && !pages.now)) return;
    // After 100 ms, both frames are fully drawn and have their final height.
    const timer = setTimeout(() => setExtract(markUnlike(pages.before, pages.now)), 100);
    return () => clearTimeout(timer);
  }, [before, now, pages]);
  const phone = (name: 'before' | 'now', label: string, shot: Shot) => (
    <div className="changes-side">
      <p>{label}</p>
      <div className="changes-phone" {...extractOf(extract, name, isWhole)}>
        <Picture
          flow={shot.flow}
          stepId={shot.step}
          state={shot.state}
          title={`${label}: ${title}`}
          isHidden={false}
          isPrinting
          onDrawn={(page) => setPages((known) => ({ ...known, [name]: page }))}
        />
      </div>
    </div>
  );
  return (
    <figure className="changes-pair">
      <figcaption>
        <span>{title}</span>
        {extract?.isCut && (
          <Button variant="text" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            Show the whole page
          </Button>
        )}
      </figcaption>
      <div className="changes-phones">
        {before && phone('before', now ? 'Before' : 'Before (removed now)', before)}
        {now && phone('now', before ? 'Now' : 'Now (new)', now)}
      </div>
    </figure>
  );
}

function extractOf(extract: Extract | undefined, side: 'before' | 'now', isWhole: boolean) {
  if (!extract) return {};
  const { height } = extract[side];
  const [from, shown] = isWhole ? [0, extract.whole] : [extract[side].from, extract.shown];
  return {
    style: { '--from': `${from}px`, '--shown': `${shown}px` } as CSSProperties,
    'data-above': from > 0 || undefined,
    'data-below': from + shown < height || undefined,
  };
}
