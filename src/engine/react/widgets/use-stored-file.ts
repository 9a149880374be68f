import { useEffect, useState } from 'react';
import { findFile, peekFile, type StoredFile } from '../../storage/files.ts';

/** Milliseconds before the shrinking is mentioned at all. */
const busyDelay = 300;

interface ShownFile {
  readonly file?: StoredFile | undefined;
  /** It is still being made smaller. */
  readonly isGettingReady?: boolean;
}

/** The kept file of that id: at once as it is, and again once it is ready. */
export function useStoredFile(id: string): ShownFile {
  const [shown, setShown] = useState<ShownFile>({});
  useEffect(() => {
    if (!id) return setShown({});
    let isCurrent = true;
    const show = (file: StoredFile | undefined) => isCurrent && setShown({ file });
    const waiting = setTimeout(() => setShown(({ file }) => ({ file, isGettingReady: true })), busyDelay);
    void peekFile(id)
      .then(show)
      .then(() => findFile(id))
      .then((file) => {
        clearTimeout(waiting);
        show(file);
      });
    return () => {
      isCurrent = false;
      clearTimeout(waiting);
    };
  }, [id]);
  return shown;
}
