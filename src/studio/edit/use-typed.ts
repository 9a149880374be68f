import { useEffect, useRef, useState } from 'react';
import { isWriting } from '../store.ts';

/**
 * Invalid input by file and path. Invalid input is not written to the files, and stays here while another item is
 * selected.
 */
const unwritten = new Map<string, string>();

/**
 * Returns the text of a field, which may be newer than the file: people type on before the last key has been written.
 * Invalid text stays until it is valid. Otherwise the value in the file is shown again once no write is pending.
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
    /** Identifies the edits made while the field has the focus; all of them are undone in one step. */
    run,
    startRun() {
      run.current = `typed ${Date.now()} ${Math.random()}`;
    },
  };
}
