import '#generated/brand.css';
import '#app/portal.css';
import '../engine-environment.ts';
import './studio.css';
import { createRoot } from 'react-dom/client';
import { trackTranslations } from '#app/translator.ts';
import { Studio } from './Studio.tsx';

trackTranslations();

// React renders a title for each page. The HTML file's own title would come first and override the page's
// title.
document.querySelector('title')?.remove();
createRoot(document.getElementById('root')!).render(<Studio />);

// When the server is back after a lost connection, Vite would reload the page and lose unsaved input. So Vite
// waits for a promise that never resolves, and the studio itself reconnects (store.ts).
import.meta.hot?.on('vite:ws:disconnect', () => new Promise(() => {}));
