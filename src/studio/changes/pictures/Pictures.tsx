import { useEffect, useState } from 'react';
import type { Place, StepRef } from '../grouped.ts';
import type { Comparison, Pair } from './comparison.tsx';
import { PairFigure } from './PairFigure.tsx';

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

/** Returns undefined until the pictures have been compared. */
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
