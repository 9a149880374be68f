import { useEffect, useState } from 'react';
import { loadFile, peekFile, type StoredFile } from '../../../storage/files.ts';

/** Milliseconds before the shrinking is mentioned at all. */
const busyDelay = 300;

interface Shown {
  readonly file?: StoredFile | undefined;
  readonly isGettingReady?: boolean;
  /** The phone has no such file any more. */
  readonly isGone?: boolean;
}

/** The kept file of that id: at once as it is, and again once it is ready, which it is not while it is made smaller. */
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
      // Where the phone does not answer, nobody knows whether the file is gone.
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
