import { expect, test } from 'vitest';
import { flowOf, formStep } from '../../core/testing/form.ts';
import { changeStep, emptyMemory, markWritten, mergeStored, toStored } from './draft-state.ts';

const person = formStep('person', { name: [], secret: [{}, { widget: 'password' }] });
const flow = flowOf([person], { version: 2 });

const orphan = { step: 'person', field: 'nickname', value: 'A' };
const stored = {
  answers: { person: { name: 'Awa' }, place: { town: 'Bakau' } },
  savedAt: 1,
  orphaned: [orphan],
  preserved: [orphan],
  expired: [],
  restamped: [],
};
const typed = changeStep(emptyMemory, 'person', { name: 'Binta', secret: 'word' });

test('stores a step without passwords, and with orphaned answers', () => {
  const [step] = toStored(flow, mergeStored(typed, stored), new Set(['person']), { savedAt: 5 });
  const answers = { nickname: 'A', name: 'Binta' };
  expect(step).toEqual({ flow: 'trip', version: 2, step: 'person', savedAt: 5, answers });
});

test('writes steps again that changed during a write', () => {
  expect(markWritten(typed, typed, 5)).toMatchObject({ unwritten: new Set(), shown: { savedAt: 5 } });
  const later = changeStep(changeStep(typed, 'person', { name: 'Fatou' }), 'place', { town: 'Brikama' });
  expect(markWritten(later, typed, 5).unwritten).toEqual(new Set(['person', 'place']));
});
