import { expect, test } from 'vitest';
import { dueDateNextMonth, earliestDueDate, feeDueDate, isGroupDue } from './due-dates.ts';

test.each([
  ['2026-11-01', '2026-12-05'],
  ['2026-12-31', '2027-01-05'],
])('on %s the next due date is %s', (today, due) => {
  expect(dueDateNextMonth(today)).toBe(due);
});

test.each([
  ['2026-11-04', '2026-11-05'],
  ['2026-11-05', '2026-12-05'],
  ['2026-12-31', '2027-01-05'],
])('what is not invoiced by %s is due on %s at the earliest', (today, due) => {
  expect(earliestDueDate(today)).toBe(due);
});

test.each([
  ['2026-11-21', '2026-11-28'],
  ['2028-02-22', '2028-02-29'],
])('on %s the application fee is due on %s', (today, due) => {
  expect(feeDueDate(today)).toBe(due);
});

test.each([
  ['approved', '2026-10-23', false], // applied 29 days before 21 November
  ['approved', '2026-10-22', false], // applied exactly 30 days before, but more than 30 are required
  ['approved', '2026-10-21', true], // applied 31 days before
  ['approved', '2026-11-22', false], // applied in the future, because a clock is wrong
  ['approved', '', false],
  ['pending', '2026-10-21', false],
])(
  'isGroupDue for status "%s" and an application of %s is %s on 21 November 2026',
  (status, applied, isDue) => {
    expect(isGroupDue(status, applied, '2026-11-21')).toBe(isDue);
  },
);

test('counts 30 days across the end of February', () => {
  expect(isGroupDue('approved', '2028-01-31', '2028-03-01')).toBe(false);
  expect(isGroupDue('approved', '2028-01-31', '2028-03-02')).toBe(true);
  expect(isGroupDue('approved', '2027-01-31', '2027-03-02')).toBe(false);
  expect(isGroupDue('approved', '2027-01-31', '2027-03-03')).toBe(true);
});
