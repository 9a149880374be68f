import { expect, test } from 'vitest';
import type { StepAnswers } from '../../core/answers.ts';
import { flowOf, formStep } from '../../core/testing/form.ts';
import type { StoredStep } from '../database.ts';
import { readDraft } from './read-draft.ts';

const day = 86_400_000;
const now = Date.UTC(2026, 10, 21, 12);

function form(version: number, { colour = false } = {}) {
  const person = formStep('person', { name: [], ...(colour && { colour: [] }) });
  return flowOf([person], { version, draft: { days: 7 } });
}

const kept = (version: number, answers: StepAnswers, daysAgo = 1): StoredStep => ({
  flow: 'trip',
  step: 'person',
  version,
  savedAt: now - daysAgo * day,
  countedFrom: now - daysAgo * day,
  answers,
});

test('reads a draft of the current version unchanged', () => {
  expect(readDraft(form(1), [kept(1, { name: 'Awa' })], now)).toEqual({
    answers: { person: { name: 'Awa' } },
    savedAt: now - day,
    orphaned: [],
    preserved: [],
    expired: [],
    restamped: [],
  });
});

test('a draft expires by its last change in any step', () => {
  const place = (daysAgo: number): StoredStep => ({ ...kept(1, { town: 'Bakau' }, daysAgo), step: 'place' });
  const person = kept(1, { name: 'Awa' }, 9);
  expect(readDraft(form(1), [person, place(6)], now)).toMatchObject({
    answers: { person: { name: 'Awa' } },
    expired: [],
  });
  const both = [person, place(7)];
  expect(readDraft(form(1), both, now)).toMatchObject({ answers: {}, savedAt: undefined, expired: both });
});

test.each([-5 * 365, -30, 8, 30, 5 * 365])(
  'a phone clock that is wrong by %i days deletes no draft: expiry counts from the server’s time',
  (days) => {
    const before = { ...kept(1, { name: 'Awa' }), savedAt: now + days * day, countedFrom: undefined };
    const read = (each: StoredStep, time?: number) => readDraft(form(1), [each], time);
    expect(read(before)).toMatchObject({ answers: { person: { name: 'Awa' } }, expired: [], restamped: [] });
    const again = { ...before, countedFrom: now };
    expect(read(before, now)).toMatchObject({ expired: [], restamped: [again], savedAt: before.savedAt });
    expect(read(again)).toMatchObject({ answers: { person: { name: 'Awa' } }, expired: [] });
    expect(read(again, now + 7 * day - 1)).toMatchObject({ expired: [], restamped: [] });
    expect(read(again, now + 7 * day)).toMatchObject({ answers: {}, expired: [again] });
  },
);

test('reports an orphaned answer, and restores it when the form has its question again', () => {
  const before = kept(1, { name: 'Awa', colour: 'blue' }, 2);
  const since = kept(2, { name: 'Awa J' });
  const lost = { step: 'person', field: 'colour', value: 'blue' };
  expect(readDraft(form(2), [before], now)).toMatchObject({
    answers: { person: { name: 'Awa' } },
    orphaned: [lost],
  });
  expect(readDraft(form(2), [since, before], now)).toMatchObject({
    answers: { person: { name: 'Awa J' } },
    orphaned: [lost],
  });
  expect(readDraft(form(3, { colour: true }), [since, before], now)).toMatchObject({
    answers: { person: { name: 'Awa J', colour: 'blue' } },
    orphaned: [],
  });
});

test('preserves orphaned answers of the current version', () => {
  const lost = { step: 'person', field: 'colour', value: 'blue' };
  const reading = readDraft(form(1), [kept(1, { name: 'Awa', colour: 'blue' })], now);
  expect(reading).toMatchObject({ orphaned: [lost], preserved: [lost] });
});

test('keeps a draft of a newer version until that version is back', () => {
  const newer = kept(2, { name: 'Awa', colour: 'blue' }, 2);
  const rolledBack = readDraft(form(1), [newer], now);
  expect(rolledBack).toMatchObject({ answers: {}, savedAt: undefined, expired: [] });
  expect(rolledBack.orphaned.map(({ value }) => value)).toEqual(['Awa', 'blue']);
  expect(readDraft(form(2, { colour: true }), [newer], now)).toMatchObject({
    answers: { person: { name: 'Awa', colour: 'blue' } },
    orphaned: [],
  });
});
