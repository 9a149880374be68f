import { testRule } from '../../../testing/test-rule.ts';

testRule('lengths', {
  'a text without a maximum length': [
    { 'trip/person.schema.json': ['"type": "string", "maxLength": 4', '"type": "string"'] },
    'trip/person.schema.json:11:5  The answer to "gradYear" can be endlessly long. Add "maxLength": 200, or what fits.',
  ],
  'a pattern that contradicts the maximum length': [
    { 'trip/visa.schema.json': ['^[0-9]+$', '^[0-9]{9,}$'] },
    'trip/visa.schema.json:6:82  No answer to "visaNumber" can be right: the pattern takes at least 9 characters, and it must have at most 8. Change the pattern, or the length.',
  ],
});
