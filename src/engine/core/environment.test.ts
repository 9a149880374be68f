import { expect, test } from 'vitest';
import { configureEngine, configureLanguage, type EngineEnvironment, environment } from './environment.ts';
import { messageOf } from './words/messages.ts';

const date = {
  schema: { type: 'string', format: 'date' },
  ui: { label: 'Born', noun: 'your date of birth', widget: 'date' },
} as const;
const field = {
  schema: { type: 'string' },
  ui: { label: 'Name', noun: 'your name', widget: 'text' },
} as const;

test('a product replaces some of the engine’s texts', () => {
  expect(() => environment()).toThrow('configureEngine has not been called.');
  expect(messageOf(field, 'required').message).toBe('Enter your name');
  const messages = { enter: (noun: string) => `Please tell us ${noun}` };
  configureEngine({ messages } as Partial<EngineEnvironment> as EngineEnvironment);
  expect(messageOf(field, 'required').message).toBe('Please tell us your name');
  expect(messageOf(field, 'enum').message).toBe('Select your name');
});

test('a server sets only the language, which orders the parts of a date', () => {
  configureLanguage({
    dateOrder: ['year', 'month', 'day'],
    numberSigns: { decimal: ',', thousands: ' ' },
    messages: { missingDateParts: (noun, missing) => `${noun}: ${missing.join(', ')}` },
  });
  expect(messageOf(date, 'format', '-05-').message).toBe('your date of birth: year, day');
});
