import '#generated/brand.css';
import '#app/portal.css';
import '../engine-environment.ts';
import './gallery.css';
import './report/report.css';
import { createRoot } from 'react-dom/client';
import { Gallery } from './Gallery.tsx';
import { TryOut } from './phone/TryOut.tsx';
import { uncoverPictures } from './report/report.ts';

const asked = new URLSearchParams(window.location.search);
const [flow, step, state] = ['flow', 'step', 'state'].map((name) => asked.get(name));

// Pages name themselves; the file's own title would stand before theirs.
document.querySelector('title')?.remove();
uncoverPictures();
createRoot(document.getElementById('root')!).render(
  flow && step && state ? <TryOut flow={flow} step={step} state={state} /> : <Gallery />,
);
