import { useEffect, useRef, useState } from 'react';
import { type FieldPlace, unwritten, useUnwritten } from '../files/unwritten.ts';
import { isWriting } from '../store.ts';
import { decodeHash } from '../use-hash.ts';

/**
 * Returns the text that a field shows. While someone types, this is the typed text, even before it is written
 * to the file. Invalid text stays until it is corrected or discarded. Otherwise the field shows the value in
 * the file.
 *
 * @param place the place of the value in the file. Without a place, no text is kept as invalid
 */
export function useTyped(
  value: string,
  isWrong: (text: string) => boolean = () => false,
  place?: FieldPlace,
) {
  const [typed, setTyped] = useState<string>();
  useUnwritten();
  const run = useRef('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the value in the file changes
  useEffect(() => {
    if (!isWriting()) setTyped((now) => (now !== undefined && isWrong(now) ? now : undefined));
  }, [value]);

  return {
    shown: (place && unwritten.textAt(place)) ?? typed ?? value,
    type(text: string) {
      const isKept = place !== undefined && isWrong(text);
      setTyped(isKept ? undefined : text);
      if (isKept) unwritten.keep({ ...place, text, page: decodeHash(window.location.hash) });
      else if (place) unwritten.discard(place);
    },
    /** All edits made while the field has the focus have the same `run`, so they are undone in one step. */
    run,
    startRun() {
      run.current = `typed ${Date.now()} ${Math.random()}`;
    },
  };
}
