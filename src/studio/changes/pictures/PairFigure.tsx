import Button from '@mui/material/Button';
import { type CSSProperties, useCallback, useEffect, useState } from 'react';
import { Picture } from '../../phone/Picture.tsx';
import type { Pair, Shot } from './comparison.tsx';
import { type Extract, markUnlike } from './marks.ts';

export function PairFigure({ pair: { title, before, now } }: { readonly pair: Pair }) {
  const [pages, setPages] = useState<{ readonly before?: Document; readonly now?: Document }>({});
  const [extract, setExtract] = useState<Extract>();
  const [isWhole, setWhole] = useState(false);
  const drawnBefore = useCallback((page: Document) => setPages((known) => ({ ...known, before: page })), []);
  const drawnNow = useCallback((page: Document) => setPages((known) => ({ ...known, now: page })), []);
  useEffect(() => {
    if ((before && !pages.before) || (now && !pages.now)) return;
    // After 100 ms, both frames are fully drawn and have their final height.
    const timer = setTimeout(() => setExtract(markUnlike(pages.before, pages.now)), 100);
    return () => clearTimeout(timer);
  }, [before, now, pages]);
  const phone = (name: 'before' | 'now', label: string, shot: Shot, onDrawn: (page: Document) => void) => (
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
          onDrawn={onDrawn}
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
        {before && phone('before', now ? 'Before' : 'Before (removed now)', before, drawnBefore)}
        {now && phone('now', before ? 'Now' : 'Now (new)', now, drawnNow)}
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
