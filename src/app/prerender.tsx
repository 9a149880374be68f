import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { flowPaths } from '#forms/flow-paths.ts';
import { paths } from '#paths';
import { App, loadPage } from './App.tsx';

/**
 * The addresses whose page is rendered when the portal is built: those that are open to everyone and show the same
 * to everyone. A review is nothing without the answers, and what was sent, and what can be sent, the phone knows.
 */
const rendered: readonly string[] = [
  paths.landing,
  paths.login,
  paths.forgotPassword,
  paths.signUp,
  paths.invoiceSuccess,
  paths.homeInvoiceSuccess,
  ...flowPaths.flatMap(({ access, kind, path }) => (access === 'public' && kind !== 'review' ? [path] : [])),
];

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
  // Where a part breaks, React leaves it to the browser, which would break there as well.
  if (html.includes('<!--$!-->')) throw new Error(`${address} cannot be rendered: ${html}`);
  return html;
}
