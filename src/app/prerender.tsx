import '../engine-environment.ts';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { formRoutes } from './form-routes.ts';
import { App, loadPage } from './router.tsx';
import { pageRoutes } from './routes.ts';

/** The addresses of the public pages, which look the same to everyone. */
const rendered = [...pageRoutes, ...formRoutes].flatMap(({ path, needsSession, belongsToPhone }) =>
  needsSession || belongsToPhone ? [] : [path],
);

/** The HTML of each public page, by address, as a first-time visitor sees the page; main.tsx hydrates this HTML. */
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
  // If a component throws, React's server renderer inserts this marker and lets the browser render the component, which
  // would throw there as well. The build fails instead.
  if (html.includes('<!--$!-->')) throw new Error(`${address} cannot be rendered: ${html}`);
  return html;
}
