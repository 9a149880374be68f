import type { CalendarDate } from '#domain/dates.ts';

export interface Rendered {
  readonly address: string;
  readonly today: CalendarDate;
  /** The page's HTML, which starts with its title element. */
  readonly markup: string;
}

/** The files that a page loads, as paths from the build's root, and its inline styles and scripts. */
export interface PageAssets {
  readonly scripts: readonly string[];
  readonly sheets: readonly string[];
  readonly css: string;
  /** Scripts that run before all others, in this order. */
  readonly inlineScripts: readonly string[];
}

/**
 * The loading indicator of pages that are not prerendered. It has the same markup as the Spinner component, so that
 * nothing moves when React replaces it.
 */
export const splash =
  '<div class="spinner" role="status"><div class="spinner-ring" aria-hidden="true"></div><p>Loading…</p></div>';

/**
 * Creates a page from Vite's index.html, by adding the page's scripts and styles, and the content that is shown until
 * the first script runs.
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

/** Matches the links to scripts and style sheets in Vite's index.html, which each page replaces with its own. */
const links = /\s*<link rel="(modulepreload|stylesheet)"[^>]*>/g;

/** Styles for browsers without JavaScript: they hide buttons and the spinner, and make fields ignore clicks. */
export const withoutScripts =
  'button,.spinner{display:none!important}input,select,textarea{pointer-events:none}';

function withHead(template: string, { scripts, sheets, css, inlineScripts }: PageAssets): string {
  const [head, rest] = splitAt(template.replace(links, ''), template.indexOf('<link'));
  const [entry, after] = splitAt(rest, rest.indexOf(endOfScript) + endOfScript.length);
  const [, entryName] = /src="\/([^"]+)"/.exec(entry)!;
  const first = [
    // The preload links come before the inline styles, which take a tenth of a second to arrive on a slow network, so
    // that the browser requests the scripts at once. The entry comes first, because it is the largest script and all
    // other chunks wait for it.
    ...[entryName, ...scripts].map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`),
    ...inlineScripts.map((script) => `<script>${script}</script>`),
    `<style>${css}</style>`,
    `<noscript><style>${withoutScripts}</style></noscript>`,
  ];
  const named = [
    // The page's style sheets are inlined above. Vite's loader would still fetch those of a lazy chunk,
    // unless the page has a stylesheet link to each. Chromium would fetch such links at once, so they are
    // alternate style sheets here, until the entry turns them into stylesheet links
    // (src/app/hydration/inlined-sheets.ts).
    ...sheets.map((name) => `<link rel="alternate stylesheet" title="inlined" href="/${name}" disabled>`),
  ];
  return `${head}${lines(first)}\n    ${entry}\n    ${lines(named)}${after}`;
}

const endOfScript = '</script>';
const endOfTitle = '</title>';
const lines = (tags: readonly string[]) => tags.join('\n    ');
const splitAt = (text: string, at: number) => [text.slice(0, at), text.slice(at)] as const;

/**
 * Adds a meta element with the build's version to a page, because pages and scripts of different builds do not work
 * together.
 */
export const withVersion = (html: string, version: string) =>
  html.replace('</head>', `  <meta name="version" content="${version}">\n  </head>`);

export const versionIn = (html: string) => /<meta name="version" content="(\w+)">/.exec(html)![1]!;
