import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { drawings } from './by-name.ts';
import { Drawing } from './Drawing.tsx';
import { StepDrawing } from './StepDrawing.tsx';

test.each(Object.entries(drawings))(
  'the drawing %s is below 2 KB, hidden from screen readers and coloured by CSS only',
  (_name, drawn) => {
    const html = renderToStaticMarkup(<Drawing of={drawn} />);
    expect(html.length).toBeLessThan(2048);
    expect(html).toContain('aria-hidden="true"');
    expect(html).not.toMatch(/style=|#|data:|rgb/);
  },
);

test('renders nothing for an unknown drawing name', () => {
  expect(renderToStaticMarkup(<StepDrawing name="elephant" />)).toBe('');
});
