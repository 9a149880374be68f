import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onceTimeKnown, serverTime, setClock, today } from './clock.ts';

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2019-03-01T10:00:00Z') }));
afterEach(() => {
  setClock(new Date().toUTCString());
  vi.useRealTimers();
});

test('the server’s time is unknown until the first response, and listeners are called once', () => {
  const heard: number[] = [];
  onceTimeKnown((time) => heard.push(time));
  for (const unreadable of [null, '', 'yesterday']) setClock(unreadable);
  expect(today()).toBe('2019-03-01');
  expect(serverTime()).toBeUndefined();
  expect(heard).toEqual([]);
  const told = 'Fri, 20 Nov 2026 12:00:00 GMT';
  setClock(told);
  setClock('Sat, 21 Nov 2026 12:00:00 GMT');
  expect(heard).toEqual([Date.parse(told)]);
  expect(serverTime()).toBe(Date.parse('2026-11-21T12:00:00Z'));
});

test('today follows the server’s clock, however wrong the phone’s is', () => {
  setClock('Fri, 20 Nov 2026 23:59:00 GMT');
  expect(today()).toBe('2026-11-20');
  vi.advanceTimersByTime(60_000);
  expect(today()).toBe('2026-11-21');
  setClock('Tue, 01 Jan 2019 00:00:00 GMT');
  expect(today()).toBe('2019-01-01');
});

test.each(['2019-03-11T10:00:00Z', '2019-02-19T10:00:00Z'])(
  'after the phone’s clock is set to %s, the server’s time is unknown until the next response',
  (corrected) => {
    const told = 'Fri, 20 Nov 2026 12:00:00 GMT';
    setClock(told);
    vi.advanceTimersByTime(86_400_000);
    expect(serverTime()).toBe(Date.parse('2026-11-21T12:00:00Z'));
    vi.setSystemTime(corrected);
    expect(serverTime()).toBeUndefined();
    const heard: number[] = [];
    onceTimeKnown((time) => heard.push(time));
    expect(heard).toEqual([]);
    setClock(told);
    expect(serverTime()).toBe(Date.parse(told));
    expect(heard).toEqual([Date.parse(told)]);
  },
);
