import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { drawings } from './by-name.ts';
import { Drawing } from './Drawing.tsx';
import { StepDrawing } from './StepDrawing.tsx';

test.each(Object.entries(drawings))(
  'the drawing %s is small, silent, and has its colours from the style sheet',
  (_name, drawn) => {
    const html = renderToStaticMarkup(<Drawing of={drawn} />);
    expect(html.length).toBeLessThan(2048);
    expect(html).toContain('aria-hidden="true"');
    expect(html).not.toMatch(/style=|#|data:|rgb/);
  },
);

test('a name that no drawing has draws nothing', () => {
  expect(renderToStaticMarkup(<StepDrawing name="elephant" />)).toBe('');
});
