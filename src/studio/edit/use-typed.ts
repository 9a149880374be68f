import { useEffect, useRef, useState } from 'react';
import { isWriting } from '../store.ts';

/**
 * Invalid input, by the file and path of its field. Such input is not written to the files, and is stored here so that
 * the field can show it again after another item was selected.
 */
const unwritten = new Map<string, string>();

/**
 * Returns the text to show in a field. While someone types, it is the typed text, which is newer than the file until
 * each letter has been written. Invalid text stays until it is valid. Otherwise the field shows the value in the file
 * once no edit is waiting to be written.
 *
 * @param place the file and path of the field; without a place, invalid text is lost when the field unmounts
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
    /** Identifies the edits that are made while the field has the focus. These edits are undone in one step. */
    run,
    startRun() {
      run.current = `typed ${Date.now()} ${Math.random()}`;
    },
  };
}
