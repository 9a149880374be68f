import { useEffect, useRef, useState } from 'react';
import { isWriting } from '../store.ts';

/** What is wrong so far, by its place: it is not in the files, and waits here while something else is selected. */
const unwritten = new Map<string, string>();

/**
 * What is typed in a field, ahead of what the file says: the next key comes before the last one is written. Something
 * wrong stays as well, until it is right. What else changes the file counts as soon as nothing is on its way there.
 *
 * @param place the file and the path of what is typed; without it what is wrong goes with its field
 */
export function useTyped(value: string, isWrong: (text: string) => boolean = () => false, place?: string) {
  const [typed, setTyped] = useState(place === undefined ? undefined : unwritten.get(place));
  const run = useRef('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: the value of the file has changed
  useEffect(() => {
    if (!isWriting()) setTyped((now) => (now !== undefined && isWrong(now) ? now : undefined));
  }, [value]);

  return {
    shown: typed ?? value,
    type(text: string) {
      setTyped(text);
      if (place === undefined) return;
      if (isWrong(text)) unwritten.set(place, text);
      else unwritten.delete(place);
    },
    /** What is typed until the focus leaves is undone in one step. */
    run,
    startRun() {
      run.current = `typed ${Date.now()} ${Math.random()}`;
    },
  };
}
