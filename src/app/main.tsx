import './portal.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App, loadPage } from './App.tsx';
import { followSession } from './look-at-session.ts';

followSession();

// Pages name themselves; the file's own title would stand before theirs.
document.querySelector('title')?.remove();
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>,
);

// What an earlier visit could not send is sent now, after the page has appeared.
// Where that part does not come, the next visit does it.
const sendLeftovers = () => void import('./afterwards.ts').catch(() => undefined);
window.addEventListener('load', () => setTimeout(sendLeftovers, 1000), { once: true });

// The portal is put on the phone once the page that the student came for is there: that one goes first.
const keepOffline = () =>
  void import('./keep-offline.ts').then((part) => part.keepOffline()).catch(() => undefined);
const whenShown = () => void loadPage(window.location.pathname).then(keepOffline, () => undefined);
window.addEventListener('load', () => setTimeout(whenShown, 1000), { once: true });
