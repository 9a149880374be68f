import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { folders } from '#folders';
import {
  browserslist,
  type Newer,
  newerInScript,
  newerInStyles,
  newerThanEs5,
} from '#scripts/build/browsers/supported-browsers.ts';
import { watchScript } from '#scripts/build/inline-scripts.ts';

/*
 * The build runs in every browser of package.json's `browserslist`: features that one of them lacks are refused, unless
 * listed below with the reason. Measured on the portal that `npm test` builds first.
 */

type Allowed = readonly (readonly [what: RegExp, where: RegExp, why: string])[];

const anywhere = /./;

const inScripts: Allowed = [
  [/^structuredClone/, /item:structuredClone/, 'RJSF, for copies of rows, which nothing offers'],
  [/Set\.prototype\.difference/, /\.product/, 'how an answer follows from others, by its name'],
  [/'?(Array|String)\.prototype\.at'|^\.at\(\)|\bat\(\) is not/, anywhere, 'polyfills.ts'],
  [/findLast\b/, anywhere, 'polyfills.ts'],
  [/hasOwn\b/, anywhere, 'polyfills.ts'],
  [/^\.throwIfAborted\(\)|AbortSignal\.timeout\(\)/, anywhere, 'polyfills.ts'],
  [/^\.commit\(\)/, /store\.(put|delete)/, 'polyfills.ts'],
  [/Error Cause/, /could not be|didn't load/, 'for developers; others drop it'],
  [/^\.showModal\(\)/, /[`"]function[`"]==typeof \w+\.showModal/, 'show-modal.ts asks, and has another way'],
  [/checkVisibility/, /[`"]checkVisibility[`"]in/, 'asked for'],
  [/[tT]oWellFormed/, /toWellFormed\?\.\(\)/, 'asked for'],
  [
    /^BroadcastChannel/,
    /new BroadcastChannel|\.BroadcastChannel/,
    'without it tabs hear of each other later',
  ],
  [/^navigator\.locks/, /locks\?\./, 'asked for'],
  [/^requestIdleCallback/, /[`"]requestIdleCallback[`"]in window/, 'asked for'],
  [
    /^createImageBitmap|^OffscreenCanvas|convertToBlob|getBigUint64/,
    anywhere,
    'an invoice’s photo goes as it is',
  ],
  [/^navigator\.deviceMemory/, anywhere, 'may be undefined'],
  [
    /^\.(startViewTransition|getAnimations)\(\)/,
    /startViewTransition\(\{update|=this\._|getAnimations\(\{subtree|n\.get/,
    'React, for what the portal does not use',
  ],
  [/^\.(use|alpha|show|loading)\(\)/, anywhere, 'no method of the browser’s'],
];

const inStyles: Allowed = [
  [/^flexbox-gap$/, anywhere, 'as margins in older.css'],
  [/^css-focus-visible$/, anywhere, 'the browser’s own ring, or that of older.css'],
  [
    /^css-has$/,
    /^html:has\(\.(main-nav|landing-late>\.notice)\)\{scroll-padding-bottom:/,
    'what has the focus is scrolled to all the same',
  ],
  [
    /^css-has$/,
    /^(html|\.student):has\(main\.column\)|^main\.column:has\(\.review-section,/,
    'a white page, and narrower',
  ],
  [/^scroll-padding-bottom$|^scroll-margin-block-start$/, anywhere, 'some pixels less'],
  [/content-visibility$|^contain-intrinsic|^overflow-clip-margin$/, anywhere, 'spares the browser work'],
  [/^(css-)?resize$|^field-sizing$/, anywhere, 'the field has its rows and scrolls'],
  [
    /^cursor:|^outline$|^accent-color$|^color-scheme$|^forced-color-adjust$/,
    anywhere,
    'the browser’s own look',
  ],
  [/color-adjust/, anywhere, 'on paper; WebKit has it with its prefix'],
  [/^(css-)?scroll-behavior$/, /auto/, 'takes smoothness away'],
  [/^appearance: auto$/, anywhere, 'in forced colours, which came later'],
  [/^user-select: all$/, anywhere, 'WebKit has it with its prefix'],
  [/^overflow-wrap: anywhere$/, anywhere, 'word-break stands beside it'],
  [/^container-type$/, anywhere, 'the figure has a size without it'],
  [/^text-wrap$/, anywhere, 'lines break where they would'],
  [/^break-(after|inside): avoid$/, anywhere, 'on paper'],
];

const { dist } = folders;
const assets = readdirSync(path.join(dist, 'assets')).map((name) => `assets/${name}`);
const textOf = (name: string) => readFileSync(path.join(dist, name), 'utf8');

const refused = (found: readonly Newer[], allowed: Allowed) =>
  found
    .filter(({ what, where }) => !allowed.some(([is, stands]) => is.test(what) && stands.test(where)))
    .map(({ what, where }) => `${what} In: ${where}`);

test.each(assets.filter((name) => name.endsWith('.js')))('%s', (name) => {
  expect(refused(newerInScript(textOf(name)), inScripts)).toEqual([]);
});

test('the service worker, without polyfills', () => {
  expect(newerInScript(textOf('service-worker.js'), 'script')).toEqual([]);
});

test('the inline scripts, of which the first runs in any browser', () => {
  const [first, ...others] = [...textOf('index.html').matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, text]) => text!,
  );
  expect(first).toMatch(/^\(function\(lender\)/);
  expect(newerThanEs5(first!)).toEqual([]);
  expect(newerInScript(first!, 'script')).toEqual([]);
  expect(others).toHaveLength(1);
  expect(refused(newerInScript(others[0]!, 'script'), inScripts)).toEqual([]);
});

test('the watch script names the support phone if there is one', async () => {
  const lender = {
    product: 'Portal',
    brandColour: '#fff',
    supportPhone: { value: '3012345', placeholder: false },
  };
  const script = await watchScript(lender);
  expect(script).toContain('{"product":"Portal","support":{"words":"Questions? Call ","phone":"3012345"}}');
  expect(newerThanEs5(script)).toEqual([]);
});

test.each(assets.filter((name) => name.endsWith('.css')))('%s', async (name) => {
  expect(refused(await newerInStyles(textOf(name)), inStyles)).toEqual([]);
});

test('each browser is named as the checks and the build need it', () => {
  const oldest = ['chrome >= 80', 'safari >= 14', 'ios_saf >= 14', 'firefox >= 100', 'samsung >= 13'];
  expect(browserslist).toEqual(oldest);
});

test.each([
  ['a lookbehind', 'x.replace(/(?<=\\d),/g, "")'],
  ['a lookbehind in a text', 'new RegExp("(?<!a)b", "u")'],
  ['private class fields', 'class A { #secret; static { } }'],
  ['newer assignments', 'a ??= b'],
  ['top-level await', 'await fetch("/")'],
  ['a spread in the middle of an optional call', 'act?.(...all, 1)'],
  ['array methods', '[].toSorted()'],
  ['string methods', '"".replaceAll("a", "b")'],
  ['element methods', 'element.replaceChildren()'],
  ['crypto.randomUUID, which also needs https', 'crypto.randomUUID()'],
  ['browser classes', 'new CompressionStream("gzip")'],
  ['functions', 'structuredClone(all)'],
  ['signals', 'AbortSignal.any([])'],
  ['URL.canParse', 'URL.canParse(address)'],
])('%s would be refused', (_what, code) => {
  expect(refused(newerInScript(code), inScripts)).not.toEqual([]);
});

test('so would Array.prototype.at, without its polyfill', () => {
  expect(refused(newerInScript('[].at(-1)'), [])).not.toEqual([]);
});

test.each([
  [':has()', 'main:has(h1){color:red}'],
  ['layers', '@layer base{p{color:red}}'],
  ['nested rules', '.a{& .b{color:red}}'],
  ['container queries', '@container (width > 1px){p{color:red}}'],
  ['dynamic viewport units', 'p{height:100dvh}'],
  ['color-mix()', 'p{color:color-mix(in srgb, red, blue)}'],
  ['aspect-ratio', 'p{aspect-ratio:1}'],
  ['inset', 'p{inset:0}'],
  ['a new value of an old property', 'p{overflow:clip}'],
])('%s would be refused', async (_what, css) => {
  expect(refused(await newerInStyles(css), inStyles)).not.toEqual([]);
});

test('allows anything inside @supports', async () => {
  expect(await newerInStyles('@supports (height: 100dvh){p{height:100dvh}}')).toEqual([]);
});
