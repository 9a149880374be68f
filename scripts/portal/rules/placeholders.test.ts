import { testRule } from '#scripts/schemas/testing/test-rule.ts';

testRule('placeholders', {
  'a repeated digit that is marked as real': [
    { 'portal.json': ['"0000000", "placeholder": true', '"0000000", "placeholder": false'] },
    'portal.json:4:30  Students would read "0000000" as real: its "placeholder" is false, but it looks like an example number. Write what is real, or set "placeholder" to true again.',
  ],
  'digits in sequence': [
    { 'portal.json': ['"0000000", "placeholder": true', '"12345678", "placeholder": false'] },
    'portal.json:4:30  Students would read "12345678" as real: its "placeholder" is false, but it looks like an example number. Write what is real, or set "placeholder" to true again.',
  ],
  'a detail that is not known yet': [
    { 'portal.json': ['"0000000", "placeholder": true', '"To be confirmed", "placeholder": false'] },
    'portal.json:4:30  Students would read "To be confirmed" as real: its "placeholder" is false, but it says that it is not known yet. Write what is real, or set "placeholder" to true again.',
  ],
});
