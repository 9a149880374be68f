import { expect, test } from 'vitest';
import { configureEngine, type EngineEnvironment, environment } from './environment.ts';
import { messageOf } from './messages.ts';

const field = {
  schema: { type: 'string' },
  ui: { label: 'Name', noun: 'your name', widget: 'text' },
} as const;

test('a product says some things in words of its own, and the engine all others', () => {
  expect(() => environment()).toThrow('configureEngine has not been called.');
  expect(messageOf(field, 'required').message).toBe('Enter your name');
  const messages = { enter: (noun: string) => `Please tell us ${noun}` };
  configureEngine({ messages } as Partial<EngineEnvironment> as EngineEnvironment);
  expect(messageOf(field, 'required').message).toBe('Please tell us your name');
  expect(messageOf(field, 'enum').message).toBe('Select your name');
});
