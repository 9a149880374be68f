import { testRule } from '#scripts/schemas/testing/test-rule.ts';

testRule('colours', {
  'a colour too dark for the text on it': [
    { 'portal.json': ['"product"', '"brandColour": "#1E3A8A",\n  "product"'] },
    'portal.json:3:18  The words of buttons could not be read on #1E3A8A: dark on it they have a contrast of 1.4, and eyes need 4.5. Write "#919ec6", the nearest colour on which they can, or another light one.',
  ],
});
