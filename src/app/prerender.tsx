import '../engine-environment.ts';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { formRoutes } from './form-routes.ts';
import { pageRoutes } from './page-routes.ts';
import { App, loadPage } from './router.tsx';

const rendered = [...pageRoutes, ...formRoutes].flatMap(({ path, needsSession, belongsToPhone }) =>
  needsSession || belongsToPhone ? [] : [path],
);

/** Maps an address to the page's HTML, as a first-time visitor sees the page. main.tsx hydrates this HTML. */
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
  // If a component throws, React's server renderer inserts this marker and lets the browser render the
  // component. The component would throw in the browser too, so the build fails.
  if (html.includes('<!--$!-->')) throw new Error(`${address} cannot be rendered: ${html}`);
  return html;
}
