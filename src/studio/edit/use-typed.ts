import { useEffect, useRef, useState } from 'react';
import { isWriting } from '../store.ts';

const storageKey = 'studio-unwritten';

/**
 * Invalid input, by the file and path of its field. It is not written to the file, but kept here to show it again after
 * another item was selected or the page was reloaded.
 */
const unwritten = new Map<string, string>(
  Object.entries(JSON.parse(globalThis.sessionStorage?.getItem(storageKey) ?? '{}')),
);

function keep(place: string, text: string | undefined): void {
  if (text === undefined) unwritten.delete(place);
  else unwritten.set(place, text);
  sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(unwritten)));
}

/**
 * Returns the text to show in a field: while someone types, the typed text, even before it is written to the file.
 * Invalid text stays until it is corrected. Otherwise it is the value in the file.
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
      keep(place, isWrong(text) ? text : undefined);
    },
    /** Identifies the edits that are made while the field has the focus, to undo them in one step. */
    run,
    startRun() {
      run.current = `typed ${Date.now()} ${Math.random()}`;
    },
  };
}
