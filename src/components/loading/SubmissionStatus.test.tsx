import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SubmissionStatus } from './SubmissionStatus.tsx';

const shown = (state: 'sent' | 'sending' | 'not-sent' | 'refused' | 'needs-login', isEnd: boolean) =>
  renderToStaticMarkup(<SubmissionStatus what="application" state={state} isNamed isEnd={isEnd} />);

test.each([
  ['sent', 'Application sent', 'end end-awaited"'],
  ['sending', 'Your application', 'end end-awaited"'],
  ['not-sent', 'Application waiting to be sent', 'end end-awaited end-waiting"'],
  ['needs-login', 'Your application', 'notice notice-waiting"'],
] as const)('shows the state %s on an end page with the heading "%s"', (state, heading, look) => {
  const html = shown(state, true);
  expect(html).toContain(`<h2>${heading}</h2>`);
  expect(html).toContain(`class="${look}`);
});

test('styles waiting and refused submissions differently outside end pages', () => {
  expect(shown('not-sent', false)).toContain('class="notice notice-waiting"');
  expect(shown('refused', false)).toContain('class="notice notice-error"');
});
