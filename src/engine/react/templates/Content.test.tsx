import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Block, StepKind } from '../../core/definition.ts';
import { Content } from './Content.tsx';

const shown = (block: Block, kind: StepKind = 'content') =>
  renderToStaticMarkup(<Content kind={kind} blocks={[block]} answers={{}} />);

const keyed = [
  [{ bold: ['D500'] }, ' you pay once'],
  [{ bold: ['D100'] }, ' you pay every month'],
];

test('a list whose items all begin in bold is a card, with figures if it is ordered', () => {
  expect(shown({ list: keyed, ordered: true })).toContain(
    '<ol class="card-rows card-figures"><li><strong>D500</strong><span> you pay once</span></li>',
  );
  expect(shown({ list: keyed, ordered: false })).toContain(
    '<ul class="card-rows"><li><strong>D500</strong> you pay once</li>',
  );
});

test('an ordered list of which one item is entirely bold is a card without figures', () => {
  expect(shown({ list: [...keyed, [{ bold: ['GPA'] }]], ordered: true })).toContain(
    '<ol class="card-rows"><li><strong>D500</strong> you pay once</li>',
  );
});

test('a list in which only some items begin in bold is a plain list', () => {
  expect(shown({ list: [...keyed, ['and nothing else']], ordered: false })).toContain('<ul><li>');
});

test('shows an ordered list on an end page as card rows', () => {
  expect(shown({ list: [['We read it.']], ordered: true }, 'end')).toContain('<ol class="card-rows"><li>');
});
