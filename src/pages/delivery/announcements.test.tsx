import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SubmissionStatus } from '#components/loading/SubmissionStatus.tsx';
import { KeepOpenNotice } from './KeepOpenNotice.tsx';

/* What a screen reader is told: only what stands in a live region that was there before its words. */

test('why something was refused is read out with the refusal', () => {
  const html = renderToStaticMarkup(
    <SubmissionStatus what="survey" state="refused" problem="It is too long." />,
  );
  expect(html).toMatch(
    /role="status"[^>]*><p>We could not send your survey\.<\/p><p>It is too long\.<\/p><\/div>/,
  );
});

test('the region that asks to keep the page open is there before it asks', () => {
  const html = renderToStaticMarkup(
    <KeepOpenNotice snapshot={{ isLoaded: true, isPersisted: true, items: [] }} />,
  );
  expect(html).toBe('<p role="status" class="visually-hidden"></p>');
});
