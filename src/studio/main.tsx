import '#generated/brand.css';
import '#app/portal.css';
import '../engine-environment.ts';
import './studio.css';
import { createRoot } from 'react-dom/client';
import { Studio } from './Studio.tsx';

// React renders a title for each page; the static one would come before it.
document.querySelector('title')?.remove();
createRoot(document.getElementById('root')!).render(<Studio />);

// Vite would reload the page once its server is back, and unsaved input would be lost. Vite waits for this promise,
// and the studio reconnects by itself (store.ts).
import.meta.hot?.on('vite:ws:disconnect', () => new Promise(() => {}));
