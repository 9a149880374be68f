import '../engine-environment.ts';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { formRoutes } from './form-routes.ts';
import { App, loadPage } from './router.tsx';
import { pageRoutes } from './routes.ts';

/** What is open to everyone and shows the same to everyone. */
const rendered = [...pageRoutes, ...formRoutes].flatMap(({ path, needsSession, isOfPhone }) =>
  needsSession || isOfPhone ? [] : [path],
);

/** The pages as a student finds them who has never been here, by address; main.tsx takes them over. */
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
  // React would leave a part that breaks to the browser, where it breaks as well.
  if (html.includes('<!--$!-->')) throw new Error(`${address} cannot be rendered: ${html}`);
  return html;
}
