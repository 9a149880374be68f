import { useEffect, useRef, useState } from 'react';
import { isWriting } from '../store.ts';

/** Invalid input by path. It is not in the files, and is kept here while something else is selected. */
const unwritten = new Map<string, string>();

/**
 * The text of a field, which may be ahead of the file: a key can be typed before the last one has been written.
 * Invalid text is kept until it is valid. The file's value is taken over once no write of this field is pending.
 *
 * @param place the file and path of the field; without it, invalid text is lost when the field unmounts
 */
export function useTyped(value: string, isWrong: (text: string) => boolean = () => false, place?: string) {
  const [typed, setTyped] = useState(place === undefined ? undefined : unwritten.get(place));
  const run = useRef('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the value in the file changes
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
    /** Everything typed until the focus leaves is undone in one step. */
    run,
    startRun() {
      run.current = `typed ${Date.now()} ${Math.random()}`;
    },
  };
}
