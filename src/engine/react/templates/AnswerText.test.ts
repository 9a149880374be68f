import { expect, test } from 'vitest';
import { activeFields } from '../../core/asked-fields.ts';
import type { FieldUi } from '../../core/field.ts';
import { flowOf, formStep } from '../../core/testing/form.ts';
import { answerInWords } from './AnswerText.tsx';
import '../../core/testing/environment.ts';

test.each<[answer: string, ui: Partial<FieldUi>, words: string]>([
  ['4500.5', { prefix: 'D' }, 'D4,500.50'],
  ['12000', { prefix: 'D' }, 'D12,000'],
  ['4500.5', { suffix: 'km' }, '4,500.50 km'],
  ['00123456', {}, '00123456'],
  ['4500.50', {}, '4500.50'],
  ['about 12', { prefix: 'D' }, 'about 12'],
])('the decimal %s with %o is shown as %s', (answer, ui, words) => {
  const step = formStep('money', { earned: [{}, { widget: 'decimal', ...ui }] });
  const flow = flowOf([step]);
  const [field] = activeFields(flow, step, {});
  expect(answerInWords(field!, answer)).toEqual([words]);
});

test('a text narrowed to a list uses the hint of the list', () => {
  const step = formStep(
    'birth',
    { country: [], city: [{}, { hint: 'As in your passport', listHint: 'Not listed? Choose the nearest.' }] },
    { conditions: [{ if: 'birth?1', then: { properties: { city: { enum: ['Bakau', 'Banjul'] } } } }] },
  );
  const flow = flowOf(
    [step],
    {},
    { 'birth?1': (answers) => (answers as { country?: string }).country === 'G' },
  );
  const hintFor = (country: string) => activeFields(flow, step, { country })[1]?.ui.hint;
  expect(hintFor('Senegal')).toBe('As in your passport');
  expect(hintFor('G')).toBe('Not listed? Choose the nearest.');
});
