import { expect, test } from 'vitest';
import { configureLanguage } from './environment.ts';
import { messageOf } from './words/compose-message.ts';

const date = {
  schema: { type: 'string', format: 'date' },
  ui: { label: 'Born', noun: 'your date of birth', widget: 'date' },
} as const;

test('a product replaces some texts and the order of a date, without the rest of the environment', () => {
  configureLanguage({
    dateOrder: ['year', 'month', 'day'],
    numberSigns: { decimal: ',', thousands: ' ' },
    messages: { missingDateParts: (noun, missing) => `${noun}: ${missing.join(', ')}` },
  });
  expect(messageOf(date, 'format', '-05-').message).toBe('your date of birth: year, day');
  expect(messageOf(date, 'required').message).toBe('Enter your date of birth');
});
