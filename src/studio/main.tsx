import '#generated/brand.css';
import '#app/portal.css';
import '../engine-environment.ts';
import './studio.css';
import { createRoot } from 'react-dom/client';
import { trackTranslations } from '#app/translator.ts';
import { Studio } from './Studio.tsx';

trackTranslations();

// Removes the HTML file's own title. Otherwise it would override the title that React renders for each page,
// because it comes first.
document.querySelector('title')?.remove();
createRoot(document.getElementById('root')!).render(<Studio />);

// When the server is back after a lost connection, Vite would reload the page and lose unsaved input. So Vite
// waits for a promise that never resolves, and the studio itself reconnects (store.ts).
import.meta.hot?.on('vite:ws:disconnect', () => new Promise(() => {}));
