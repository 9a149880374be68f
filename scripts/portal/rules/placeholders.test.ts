import { testRule } from '#scripts/schemas/testing/test-rule.ts';

testRule('placeholders', {
  'a repeated digit that is marked as real': [
    { 'portal.json': ['"0000000", "placeholder": true', '"0000000", "placeholder": false'] },
    'portal.json:4:30  Students would read "0000000" as real: its "placeholder" is false. Write what is real, or set "placeholder" to true again.',
  ],
});
