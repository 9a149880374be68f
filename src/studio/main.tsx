import '#generated/brand.css';
import '#app/portal.css';
import '../engine-environment.ts';
import './studio.css';
import { createRoot } from 'react-dom/client';
import { trackTranslations } from '#app/translator.ts';
import { Studio } from './Studio.tsx';

trackTranslations();

// React renders a title for each page. The title in the HTML file would override it, because it comes first in the
// document.
document.querySelector('title')?.remove();
createRoot(document.getElementById('root')!).render(<Studio />);

// When the connection to the server is lost, Vite would reload the page as soon as the server is back, and unsaved
// input would be lost. Vite waits for this promise, which never resolves; the studio reconnects by itself (store.ts).
import.meta.hot?.on('vite:ws:disconnect', () => new Promise(() => {}));
