import { useEffect, useState } from 'react';
import { Button } from '#components/Button.tsx';
import { Page } from '#components/layout/Page.tsx';
import { canPersist } from '../can-persist.ts';

const reload = () => window.location.reload();

/** When a part of the portal did not load, or a page broke: a way on, and the promise of the drafts where it holds. */
export function ErrorPage() {
  const [isKept, setKept] = useState(false);
  const [isOnline, setOnline] = useState(() => navigator.onLine);
  useEffect(() => {
    void canPersist().then(setKept);
    const setOffline = () => setOnline(false); // a browser may notice later
    window.addEventListener('online', reload);
    window.addEventListener('offline', setOffline);
    return () => {
      window.removeEventListener('online', reload);
      window.removeEventListener('offline', setOffline);
    };
  }, []);
  return (
    <Page title="This page did not load">
      <p role="alert">
        {isOnline
          ? 'Your connection may be slow, or we have just updated this page.'
          : "You're offline. This page will open when you're back online."}
      </p>
      {isKept && <p>Your answers are saved on this device.</p>}
      <Button onClick={reload}>Reload</Button>
    </Page>
  );
}
