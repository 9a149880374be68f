import '../engine-environment.ts';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { formRoutes } from './form-routes.ts';
import { App, loadPage } from './router.tsx';
import { pageRoutes } from './routes.ts';

/** The public pages that look the same to everyone. */
const rendered = [...pageRoutes, ...formRoutes].flatMap(({ path, needsSession, belongsToPhone }) =>
  needsSession || belongsToPhone ? [] : [path],
);

/** The HTML of each page as a first-time visitor sees it, by address; main.tsx hydrates it. */
export const markup: Readonly<Record<string, string>> = Object.fromEntries(
  await Promise.all(rendered.map(async (address) => [address, await render(address)])),
);

async function render(address: string): Promise<string> {
  await loadPage(address);
  const html = renderToString(
    <StrictMode>
      <StaticRouter location={address}>
        <App />
      </StaticRouter>
    </StrictMode>,
  );
  // On the server, React leaves a component that throws for the browser to render, where it would throw as well.
  if (html.includes('<!--$!-->')) throw new Error(`${address} cannot be rendered: ${html}`);
  return html;
}
