import { expect, test } from 'vitest';
import { ownOptionsKind, typedOptions, withOptions } from './question-kinds.ts';

test('a choice gets the options that were typed, one a line', () => {
  const { rules } = withOptions(ownOptionsKind, typedOptions('By bus\n\n On foot \nBy bus\n'));
  expect(rules).toEqual({ type: 'string', enum: ['By bus', 'On foot'] });
});
