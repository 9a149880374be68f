import { expect, test } from 'vitest';
import { effectOf } from './effects.ts';

test('a change by which answers are thrown away says that they are lost', () => {
  const answers = (fate: 'thrown away' | 'left out') => [{ form: 'trip', question: 'guests', fate }];
  expect(effectOf({ level: 'warning', answers: answers('thrown away') })).toBe('lost');
  expect(effectOf({ level: 'warning', answers: answers('left out') })).toBe('warning');
  expect(effectOf({ level: 'breaking', answers: answers('thrown away') })).toBe('breaking');
  expect(effectOf({ level: 'safe' })).toBe('safe');
});
