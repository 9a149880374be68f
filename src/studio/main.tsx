import '#generated/brand.css';
import '#app/portal.css';
import '../engine-environment.ts';
import './studio.css';
import { createRoot } from 'react-dom/client';
import { Studio } from './Studio.tsx';

// Pages name themselves; the file's own title would stand before theirs.
document.querySelector('title')?.remove();
createRoot(document.getElementById('root')!).render(<Studio />);

// Vite would reload the page once its server is there again, and what was typed meanwhile would be lost: it waits for
// this first, and the studio goes on by itself (store.ts).
import.meta.hot?.on('vite:ws:disconnect', () => new Promise(() => {}));
