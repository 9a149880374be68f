import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type FieldPlace, unsavedTexts } from '../files/unsaved-texts.ts';
import { isWriting } from '../store.ts';
import { decodeHash } from '../use-hash.ts';

/**
 * Manages the text of a field. `shown` is the text that the field shows. While someone types, this is the
 * typed text, even before it is written to the file; invalid text stays until it is corrected or discarded.
 * At other times, `shown` is the value in the file.
 *
 * @param place where the value is in the file. Without `place`, invalid text is lost when staff select
 * another item
 */
export function useTyped(
  value: string,
  isWrong: (text: string) => boolean = () => false,
  place?: FieldPlace,
) {
  const [typed, setTyped] = useState<string>();
  const unsaved = useSyncExternalStore(unsavedTexts.subscribe, () => place && unsavedTexts.textAt(place));
  const run = useRef('');
  const before = useRef(value);
  const hasWritten = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the value in the file changes
  useEffect(() => {
    if (!isWriting()) setTyped((now) => (now !== undefined && isWrong(now) ? now : undefined));
  }, [value]);

  return {
    shown: unsaved ?? typed ?? value,
    /**
     * Handles new text in the field. Returns the text to write to the file, or undefined if the file stays as
     * it is. When the typed text becomes invalid, the file gets back the text from before the field had the
     * focus. The last valid text would be misleading, because it is often a fragment: the 7 of "7o0".
     */
    type(text: string): string | undefined {
      const isUnsaved = place !== undefined && isWrong(text);
      setTyped(isUnsaved ? undefined : text);
      if (isUnsaved) unsavedTexts.keep({ ...place, text, page: decodeHash(window.location.hash) });
      else if (place) unsavedTexts.discard(place);
      const hadWritten = hasWritten.current;
      hasWritten.current = !isWrong(text);
      if (hasWritten.current) return text;
      return hadWritten && !isWrong(before.current) ? before.current : undefined;
    },
    /** All edits made while the field has the focus have the same `run`, so they are undone in one step. */
    run,
    startRun() {
      run.current = `typed ${Date.now()} ${Math.random()}`;
      before.current = value;
      hasWritten.current = false;
    },
    /** Escape discards invalid text. */
    onKeyDown({ key }: { readonly key: string }) {
      if (key === 'Escape' && place) unsavedTexts.discard(place);
    },
  };
}
