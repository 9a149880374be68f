import type { CalendarDate } from '#domain/dates.ts';

export interface Rendered {
  readonly address: string;
  readonly today: CalendarDate;
  /** The markup starts with the page's title element. */
  readonly markup: string;
}

/** `scripts` and `sheets` are paths from the build's root; `css` and `inlineScripts` are texts. */
export interface PageAssets {
  readonly scripts: readonly string[];
  readonly sheets: readonly string[];
  readonly css: string;
  /** The page runs these scripts before all others, in this order. */
  readonly inlineScripts: readonly string[];
}

/**
 * The browser shows this markup while a page that is not prerendered loads. The Spinner component has the
 * same markup, so that nothing moves when React takes over.
 */
export const splash =
  '<div class="spinner" role="status"><div class="spinner-ring" aria-hidden="true"></div><p>Loading…</p></div>';

/**
 * Returns a page's HTML. `template` is Vite's index.html. `rendered` is the content that the page shows until
 * React takes over; without it, the page shows `splash`.
 */
export function pageHtml(template: string, assets: PageAssets, rendered?: Rendered): string {
  const html = withHead(template, assets);
  if (!rendered) return html.replace(emptyRoot, `<div id="root">${splash}</div>`);
  const { address, today } = rendered;
  const [title, markup] = splitAt(rendered.markup, rendered.markup.indexOf(endOfTitle) + endOfTitle.length);
  return html
    .replace(/<title>[^<]*<\/title>/, () => title)
    .replace(emptyRoot, () => `<div id="root" data-page="${address}" data-today="${today}">${markup}</div>`);
}

const emptyRoot = '<div id="root"></div>';

/** Matches the links in Vite's index.html, which each page replaces with links to its own files. */
const links = /\s*<link rel="(modulepreload|stylesheet)"[^>]*>/g;

export const withoutScripts =
  'button,.spinner{display:none!important}input,select,textarea{pointer-events:none}';

function withHead(template: string, { scripts, sheets, css, inlineScripts }: PageAssets): string {
  const [head, rest] = splitAt(template.replace(links, ''), template.indexOf('<link'));
  const [entry, after] = splitAt(rest, rest.indexOf(endOfScript) + endOfScript.length);
  const [, entryName] = /src="\/([^"]+)"/.exec(entry)!;
  const first = [
    // The preload links come before the inline styles, because the styles take a tenth of a second to arrive
    // on a slow network, and the browser can already request the scripts in that time. The entry chunk comes
    // first, because it is the largest and all other chunks wait for it.
    ...[entryName, ...scripts].map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`),
    ...inlineScripts.map((script) => `<script>${script}</script>`),
    `<style>${css}</style>`,
    `<noscript><style>${withoutScripts}</style></noscript>`,
  ];
  const named = [
    // The page already contains these styles inline (see `css`), so no style sheet needs to be fetched. When
    // Vite's loader loads a lazy chunk, it does not fetch a style sheet to which the page has a link. The
    // links are "alternate" at first, because Chromium would fetch ordinary style sheets at once.
    // src/app/main.tsx makes them ordinary links.
    ...sheets.map((name) => `<link rel="alternate stylesheet" title="inlined" href="/${name}" disabled>`),
  ];
  return `${head}${lines(first)}\n    ${entry}\n    ${lines(named)}${after}`;
}

const endOfScript = '</script>';
const endOfTitle = '</title>';
const lines = (tags: readonly string[]) => tags.join('\n    ');
const splitAt = (text: string, at: number) => [text.slice(0, at), text.slice(at)] as const;

/** Adds the build's version to a page, because pages and scripts of different builds do not work together. */
export const withVersion = (html: string, version: string) =>
  html.replace('</head>', `  <meta name="version" content="${version}">\n  </head>`);

export const versionIn = (html: string) => /<meta name="version" content="(\w+)">/.exec(html)![1]!;
