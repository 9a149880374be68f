import { testRule } from '#scripts/schemas/testing/test-rule.ts';

testRule('colours', {
  'a colour that is too dark for the text on it': [
    { 'portal.json': ['"product"', '"brandColour": "#1E3A8A",\n  "product"'] },
    'portal.json:3:18  Button text could not be read on #1E3A8A: the dark text has a contrast of 1.4 on it, and needs 4.5. Write "#919ec6", the nearest colour on which it can, or another light one.',
  ],
});
