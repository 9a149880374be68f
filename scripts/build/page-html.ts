import type { CalendarDate } from '#domain/dates.ts';

/** What React renders at an address before any interaction. */
export interface Rendered {
  readonly address: string;
  readonly today: CalendarDate;
  /** Starts with the page's title element. */
  readonly markup: string;
}

/** What a page loads, as paths from the portal's folder, and its inline styles. */
export interface PageAssets {
  readonly scripts: readonly string[];
  readonly sheets: readonly string[];
  readonly css: string;
  /** Run first, in this order. */
  readonly inlineScripts: readonly string[];
}

/** Identical to the rendered Spinner, so that nothing moves when React takes over. */
export const splash =
  '<div class="spinner" role="status"><div class="spinner-ring" aria-hidden="true"></div><p>Loading…</p></div>';

/** Makes a page from Vite's index.html: what it loads, and what it shows until the first script runs. */
export function pageHtml(template: string, assets: PageAssets, rendered?: Rendered): string {
  const html = withHead(template, assets);
  if (!rendered) return html.replace(emptyRoot, `<div id="root">${splash}</div>`);
  const { address, today } = rendered;
  const [title, markup] = cut(rendered.markup, rendered.markup.indexOf(endOfTitle) + endOfTitle.length);
  return html
    .replace(/<title>[^<]*<\/title>/, () => title)
    .replace(emptyRoot, () => `<div id="root" data-page="${address}" data-today="${today}">${markup}</div>`);
}

const emptyRoot = '<div id="root"></div>';

/** Removes the entry's links from the template: each page lists all of its own. */
const links = /\s*<link rel="(modulepreload|stylesheet)"[^>]*>/g;

/** Without JavaScript: hides buttons and the spinner, and blocks fields. */
export const withoutScripts =
  'button,.spinner{display:none!important}input,select,textarea{pointer-events:none}';

function withHead(template: string, { scripts, sheets, css, inlineScripts }: PageAssets): string {
  const [head, rest] = cut(template.replace(links, ''), template.indexOf('<link'));
  const [entry, after] = cut(rest, rest.indexOf(endOfScript) + endOfScript.length);
  const [, entryName] = /src="\/([^"]+)"/.exec(entry)!;
  const first = [
    // Before the styles: on a slow network those take a tenth of a second, during which nothing would be requested.
    // The entry comes first because it is the largest, and the others wait for it.
    ...[entryName, ...scripts].map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`),
    ...inlineScripts.map((script) => `<script>${script}</script>`),
    `<style>${css}</style>`,
    `<noscript><style>${withoutScripts}</style></noscript>`,
  ];
  const named = [
    // Vite's loader fetches the sheets of a lazy chunk unless the page has them: it finds these once the entry has
    // turned them into stylesheets (inlined-sheets.ts). Chromium would fetch even a disabled stylesheet from the start.
    ...sheets.map((name) => `<link rel="alternate stylesheet" title="inlined" href="/${name}" disabled>`),
  ];
  return `${head}${lines(first)}\n    ${entry}\n    ${lines(named)}${after}`;
}

const endOfScript = '</script>';
const endOfTitle = '</title>';
const lines = (tags: readonly string[]) => tags.join('\n    ');
const cut = (text: string, at: number) => [text.slice(0, at), text.slice(at)] as const;

/** The pages of a build belong together, so each contains the build's version. */
export const withVersion = (html: string, version: string) =>
  html.replace('</head>', `  <meta name="version" content="${version}">\n  </head>`);

export const versionIn = (html: string) => /<meta name="version" content="(\w+)">/.exec(html)![1]!;
