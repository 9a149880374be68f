import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '#components/Button.tsx';
import { Page } from '#components/layout/Page.tsx';
import { canPersist } from '../can-persist.ts';

const reload = () => window.location.reload();

/** A browser may notice only later that it has no network. */
function followNetwork(changed: () => void): () => void {
  for (const name of ['online', 'offline']) window.addEventListener(name, changed);
  return () => {
    for (const name of ['online', 'offline']) window.removeEventListener(name, changed);
  };
}

/** When a part of the portal did not load, or a page broke: a way on, and the promise of the drafts where it holds. */
export function ErrorPage() {
  const [isKept, setKept] = useState(false);
  const isOnline = useSyncExternalStore(followNetwork, () => navigator.onLine);
  useEffect(() => {
    void canPersist().then(setKept);
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);
  return (
    <Page title="This page did not load">
      <p role="alert">
        {isOnline
          ? 'Your connection may be slow, or we have just renewed this page.'
          : 'You are offline. The page will load by itself when you are connected.'}
      </p>
      {isKept && <p>Your answers are saved on this device.</p>}
      <Button onClick={reload}>Reload</Button>
    </Page>
  );
}
