import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SubmissionStatus } from '#components/loading/SubmissionStatus.tsx';
import { KeepOpenNotice } from './KeepOpenNotice.tsx';

/* Screen readers announce a text only if its live region was rendered before the text. */

test('announces the reason together with the refusal', () => {
  const html = renderToStaticMarkup(
    <SubmissionStatus what="survey" state="refused" problem="It is too long." />,
  );
  expect(html).toMatch(
    /role="status"[^>]*><p>We could not send your survey\.<\/p><p>It is too long\.<\/p><\/div>/,
  );
});

test('renders the live region of the keep-open notice while it is still empty', () => {
  const html = renderToStaticMarkup(
    <KeepOpenNotice snapshot={{ isLoaded: true, isPersisted: true, items: [] }} />,
  );
  expect(html).toBe('<p role="status" class="visually-hidden"></p>');
});
