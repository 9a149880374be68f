import { useEffect, useRef, useState } from 'react';
import { isWriting } from '../store.ts';

/**
 * What is typed in a field, ahead of what the file says: the next key comes before the last one is written. Something
 * wrong stays as well, until it is right. What else changes the file counts as soon as nothing is on its way there.
 */
export function useTyped(value: string, isWrong: (text: string) => boolean = () => false) {
  const [typed, setTyped] = useState<string>();
  const run = useRef('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: the value of the file has changed
  useEffect(() => {
    if (!isWriting()) setTyped((now) => (now !== undefined && isWrong(now) ? now : undefined));
  }, [value]);

  return {
    shown: typed ?? value,
    type: setTyped,
    /** What is typed until the focus leaves is undone in one step. */
    run,
    startRun() {
      run.current = `typed ${Date.now()} ${Math.random()}`;
    },
  };
}
