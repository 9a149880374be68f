import { useEffect, useState } from 'react';
import { loadFile, peekFile, type StoredFile } from '../../../storage/files.ts';

/**
 * In milliseconds. The message that a photo is being made smaller appears after this delay. Without it, the
 * message would flash if the work is quick.
 */
const busyDelay = 300;

interface Shown {
  readonly file?: StoredFile | undefined;
  readonly isGettingReady?: boolean;
  readonly isGone?: boolean;
}

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
      // If the database does not respond, the file may still be stored, so the page does not say that it is
      // gone.
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
