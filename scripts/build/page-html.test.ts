import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Spinner } from '#components/layout/Spinner.tsx';
import type { CalendarDate } from '#domain/dates.ts';
import { pageHtml, splash, versionIn, withoutScripts, withVersion } from './page-html.ts';

const template = `<head>
    <meta charset="utf-8" />
    <link rel="icon" href="/app/icon.svg" />
    <script type="module" crossorigin src="/assets/index.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/runtime.js">
    <link rel="stylesheet" crossorigin href="/assets/index.css">
    <title>Portal</title>
  </head>
  <body><div id="root"></div></body>`;

const parts = {
  scripts: ['assets/runtime.js', 'assets/Page.js'],
  sheets: ['assets/index.css'],
  css: 'p{margin:0}',
  inlineScripts: ['watch()', 'early()'],
};

test('gives a page without markup its styles, its scripts and a spinner', () => {
  expect(pageHtml(template, parts)).toBe(`<head>
    <meta charset="utf-8" />
    <link rel="modulepreload" crossorigin href="/assets/index.js">
    <link rel="modulepreload" crossorigin href="/assets/runtime.js">
    <link rel="modulepreload" crossorigin href="/assets/Page.js">
    <script>watch()</script>
    <script>early()</script>
    <style>p{margin:0}</style>
    <noscript><style>${withoutScripts}</style></noscript>
    <link rel="icon" href="/app/icon.svg" />
    <script type="module" crossorigin src="/assets/index.js"></script>
    <link rel="alternate stylesheet" title="inlined" href="/assets/index.css" disabled>
    <title>Portal</title>
  </head>
  <body><div id="root">${splash}</div></body>`);
});

test('includes the prerendered markup with its address and date', () => {
  const markup = '<p>$& costs $1</p>';
  const html = pageHtml(template, parts, {
    address: '/login',
    today: '2026-11-22' as CalendarDate,
    markup: `<title>Login - $&</title>${markup}`,
  });
  expect(html).toContain(`<div id="root" data-page="/login" data-today="2026-11-22">${markup}</div>`);
  expect(html.match(/<title>.*<\/title>/g)).toEqual(['<title>Login - $&</title>']);
});

test('writes and reads the build version of a page', () => {
  expect(versionIn(withVersion(template, 'ab12cd34'))).toBe('ab12cd34');
});

test('shows the same spinner as React', () => {
  expect(splash).toBe(renderToStaticMarkup(createElement(Spinner)));
});
