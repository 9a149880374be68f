import '#generated/brand.css';
import '#app/portal.css';
import '../engine-environment.ts';
import '../gallery/gallery.css';
import './studio.css';
import { createRoot } from 'react-dom/client';
import { Studio } from './Studio.tsx';

// Pages name themselves; the file's own title would stand before theirs.
document.querySelector('title')?.remove();
createRoot(document.getElementById('root')!).render(<Studio />);
