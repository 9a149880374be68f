import { useEffect, useState } from 'react';
import { loadFile, peekFile, type StoredFile } from '../../../storage/files.ts';

/** Milliseconds before shrinking is announced. */
const busyDelay = 300;

interface Shown {
  readonly file?: StoredFile | undefined;
  readonly isGettingReady?: boolean;
  readonly isGone?: boolean;
}

/** The stored file of that id: first as it is, and again once any smaller copy is ready. */
export function useStoredFile(id: string): Shown {
  const [shown, setShown] = useState<Shown>({});
  useEffect(() => {
    if (!id) return setShown({});
    let isCurrent = true;
    const show = (now: Shown) => isCurrent && setShown(now);
    const waiting = setTimeout(() => setShown(({ file }) => ({ file, isGettingReady: true })), busyDelay);
    void peekFile(id)
      .then((file) => show({ file }))
      .then(() => loadFile(id))
      // If storage does not answer, the file may still be there.
      .then(
        (file): Shown => ({ file, isGone: !file }),
        () => ({}),
      )
      .then((now) => {
        clearTimeout(waiting);
        show(now);
      });
    return () => {
      isCurrent = false;
      clearTimeout(waiting);
    };
  }, [id]);
  return shown;
}
