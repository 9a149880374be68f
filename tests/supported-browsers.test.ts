import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { folders } from '#folders';
import {
  browserslist,
  es5Errors,
  type UnsupportedFeature,
  unsupportedInScript,
  unsupportedInStyles,
} from '#scripts/build/browsers/supported-browsers.ts';
import { watchScript } from '#scripts/build/inline-scripts.ts';

/*
 * The build must run in every browser in the `browserslist` of package.json. A feature that one of these
 * browsers lacks is an error, unless it is listed below with a reason. The tests read tests/fixture/dist/,
 * which `npm test` builds first.
 */

type Allowed = readonly (readonly [what: RegExp, where: RegExp, why: string])[];

const anywhere = /./;

const inScripts: Allowed = [
  [/^structuredClone/, /item:structuredClone/, 'in RJSF’s button to copy a row, which no form has'],
  [/Set\.prototype\.difference/, /\.product/, 'a computed answer’s rule with the same name'],
  [/'?(Array|String)\.prototype\.at'|^\.at\(\)|\bat\(\) is not/, anywhere, 'polyfills.ts'],
  [/findLast\b/, anywhere, 'polyfills.ts'],
  [/hasOwn\b/, anywhere, 'polyfills.ts'],
  [/^\.throwIfAborted\(\)|AbortSignal\.timeout\(\)/, anywhere, 'polyfills.ts'],
  [/^\.commit\(\)/, /store\.(put|delete)/, 'polyfills.ts'],
  [/Error Cause/, /could not be|didn't load/, 'for debugging; older browsers ignore it'],
  [
    /^\.showModal\(\)/,
    /[`"]function[`"]==typeof \w+\.showModal/,
    'feature-detected in show-modal.ts, with a fallback',
  ],
  [/checkVisibility/, /[`"]checkVisibility[`"]in/, 'feature-detected'],
  [/[tT]oWellFormed/, /toWellFormed\?\.\(\)/, 'feature-detected'],
  [/^BroadcastChannel/, /new BroadcastChannel|\.BroadcastChannel/, 'without it, tabs synchronise later'],
  [/^navigator\.locks/, /locks\?\./, 'feature-detected'],
  [/^requestIdleCallback/, /[`"]requestIdleCallback[`"]in window/, 'feature-detected'],
  [
    /^createImageBitmap|^OffscreenCanvas|convertToBlob|getBigUint64/,
    anywhere,
    'without it, a photo is uploaded unchanged',
  ],
  [/^navigator\.deviceMemory/, anywhere, 'may be undefined'],
  [
    /^\.(startViewTransition|getAnimations)\(\)/,
    /startViewTransition\(\{update|=this\._|getAnimations\(\{subtree|n\.get/,
    'in React, for a feature that the portal does not use',
  ],
  [/^\.(use|alpha|show|loading)\(\)/, anywhere, 'not a method of the browser'],
];

const inStyles: Allowed = [
  [/^flexbox-gap$/, anywhere, 'as margins in older.css'],
  [/^css-focus-visible$/, anywhere, 'the browser’s own focus ring, or the one in older.css'],
  [
    /^css-has$/,
    /^html:has\(\.(main-nav|landing-late>\.notice)\)\{scroll-padding-bottom:/,
    'the focused element is still scrolled into view',
  ],
  [
    /^css-has$/,
    /^(html|\.student):has\(main\.column\)|^main\.column:has\(\.review-section,/,
    'without it, the page is white and narrower',
  ],
  [
    /^css-has$/,
    /^\.prose \.card-figures:has\(/,
    'without it, two joined cards have round corners between them',
  ],
  [
    /^css-has$/,
    /^main:has\(\.old-data:not\(:empty\)\)/,
    'without it, a short page moves a little when the notice appears',
  ],
  [
    /^css-has$/,
    /^\.file-tile:has\(\[aria-invalid/,
    'without it, only the message of a rejected file is red, not the border',
  ],
  [/^css-has$/, /^main:has\(\.end-waiting\)/, 'without it, other buttons look like main buttons too'],
  [/^scroll-padding-bottom$|^scroll-margin-block-start$/, anywhere, 'a few pixels less'],
  [/content-visibility$|^contain-intrinsic|^overflow-clip-margin$/, anywhere, 'only an optimisation'],
  [/^(css-)?resize$|^field-sizing$/, anywhere, 'the field has its rows and scrolls'],
  [
    /^cursor:|^outline$|^accent-color$|^color-scheme$|^forced-color-adjust$/,
    anywhere,
    'without it, the browser’s default appearance',
  ],
  [/color-adjust/, anywhere, 'for printing; prefixed in WebKit'],
  [/^(css-)?scroll-behavior$/, /auto/, 'only turns smooth scrolling off'],
  [/^appearance: auto$/, anywhere, 'in forced-colours mode, which is newer'],
  [/^user-select: all$/, anywhere, 'prefixed in WebKit'],
  [/^overflow-wrap: anywhere$/, anywhere, 'word-break is the fallback'],
  [/^container-type$/, anywhere, 'the figure has a size without it'],
  [/^text-wrap$/, anywhere, 'without it, lines wrap as usual'],
  [/^break-(after|inside): avoid$/, anywhere, 'for printing'],
];

const { dist } = folders;
const assets = readdirSync(path.join(dist, 'assets')).map((name) => `assets/${name}`);
const textOf = (name: string) => readFileSync(path.join(dist, name), 'utf8');

const unlisted = (found: readonly UnsupportedFeature[], allowed: Allowed) =>
  found
    .filter(({ what, where }) => !allowed.some(([is, stands]) => is.test(what) && stands.test(where)))
    .map(({ what, where }) => `${what} In: ${where}`);

test.each(assets.filter((name) => name.endsWith('.js')))('%s', (name) => {
  expect(unlisted(unsupportedInScript(textOf(name)), inScripts)).toEqual([]);
});

test('the service worker (which has no polyfills)', () => {
  expect(unsupportedInScript(textOf('service-worker.js'), 'script')).toEqual([]);
});

test('the inline scripts (the first runs in any browser)', () => {
  const [first, ...others] = [...textOf('index.html').matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, text]) => text!,
  );
  expect(first).toMatch(/^\(function\(lender\)/);
  expect(es5Errors(first!)).toEqual([]);
  expect(unsupportedInScript(first!, 'script')).toEqual([]);
  expect(others).toHaveLength(1);
  expect(unlisted(unsupportedInScript(others[0]!, 'script'), inScripts)).toEqual([]);
});

test('the watch script contains the support phone if there is one', async () => {
  const lender = {
    product: 'Portal',
    brandColour: '#fff',
    supportPhone: { value: '3012345', placeholder: false },
  };
  const script = await watchScript(lender);
  expect(script).toContain('{"product":"Portal","support":{"words":"Questions? Call ","phone":"3012345"}}');
  expect(es5Errors(script)).toEqual([]);
});

test.each(assets.filter((name) => name.endsWith('.css')))('%s', async (name) => {
  expect(unlisted(await unsupportedInStyles(textOf(name)), inStyles)).toEqual([]);
});

test('package.json lists the oldest supported browsers', () => {
  const oldest = ['chrome >= 80', 'safari >= 14', 'ios_saf >= 14', 'firefox >= 100', 'samsung >= 13'];
  expect(browserslist).toEqual(oldest);
});

test.each([
  ['a lookbehind', 'x.replace(/(?<=\\d),/g, "")'],
  ['private class fields', 'class A { #secret; static { } }'],
  ['a spread in the middle of an optional call', 'act?.(...all, 1)'],
  ['array methods', '[].toSorted()'],
  ['element methods', 'element.replaceChildren()'],
  ['browser classes', 'new CompressionStream("gzip")'],
  ['functions', 'structuredClone(all)'],
  ['signals', 'AbortSignal.any([])'],
  ['URL.canParse', 'URL.canParse(address)'],
])('%s would be reported', (_what, code) => {
  expect(unlisted(unsupportedInScript(code), inScripts)).not.toEqual([]);
});

test.each([
  [':has()', 'main:has(h1){color:red}'],
  ['container queries', '@container (width > 1px){p{color:red}}'],
  ['dynamic viewport units', 'p{height:100dvh}'],
  ['aspect-ratio', 'p{aspect-ratio:1}'],
  ['a new value of an old property', 'p{overflow:clip}'],
])('%s would be reported', async (_what, css) => {
  expect(unlisted(await unsupportedInStyles(css), inStyles)).not.toEqual([]);
});

test('allows anything inside @supports', async () => {
  expect(await unsupportedInStyles('@supports (height: 100dvh){p{height:100dvh}}')).toEqual([]);
});
