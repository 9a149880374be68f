import { useEffect, useState } from 'react';
import { Button } from '#components/Button.tsx';
import { Page } from '#components/layout/Page.tsx';
import { useOnline } from '#components/loading/use-online.ts';

const reload = () => window.location.reload();

export function ErrorPage() {
  const [isKept, setKept] = useState(false);
  const isOnline = useOnline();
  useEffect(() => {
    void canPersist().then(setKept);
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);
  return (
    <Page title="This page did not load">
      <p role="alert" className={`notice notice-${isOnline ? 'error' : 'waiting'}`}>
        {isOnline
          ? 'Your connection may be slow, or we have just updated this page.'
          : "You're offline. This page will open when you're back online."}
      </p>
      {isKept && <p>Your answers are saved on this device.</p>}
      <Button onClick={reload}>Reload</Button>
    </Page>
  );
}

/**
 * Resolves to whether IndexedDB can store data. Tests this with a real write, because some browsers offer
 * IndexedDB but refuse every write. If the browser never responds, the promise stays pending.
 */
function canPersist(): Promise<boolean> {
  return new Promise((resolve) => {
    try {
      const opening = indexedDB.open('probe', 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore('probe').put('probe', 'probe');
      opening.onerror = () => resolve(false);
      opening.onsuccess = () => {
        opening.result.close();
        indexedDB.deleteDatabase('probe');
        resolve(true);
      };
    } catch {
      resolve(false);
    }
  });
}
