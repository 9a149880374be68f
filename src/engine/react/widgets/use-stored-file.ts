import { useEffect, useState } from 'react';
import { loadFile, peekFile, type StoredFile } from '../../storage/files.ts';

/** Milliseconds before the shrinking is mentioned at all. */
const busyDelay = 300;

/** The kept file of that id: at once as it is, and again once it is ready, which it is not while it is made smaller. */
export function useStoredFile(id: string) {
  const [shown, setShown] = useState<{ file?: StoredFile | undefined; isGettingReady?: boolean }>({});
  useEffect(() => {
    if (!id) return setShown({});
    let isCurrent = true;
    const show = (file: StoredFile | undefined) => isCurrent && setShown({ file });
    const waiting = setTimeout(() => setShown(({ file }) => ({ file, isGettingReady: true })), busyDelay);
    void peekFile(id)
      .then(show)
      .then(() => loadFile(id))
      .catch(() => undefined)
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
