import { testRule } from '../../../testing/test-rule.ts';

testRule('lengths', {
  'a text without a maximum length': [
    { 'trip/person.schema.json': ['"type": "string", "maxLength": 4', '"type": "string"'] },
    'trip/person.schema.json:11:5  The answer to "gradYear" can be endlessly long. Add "maxLength": 200, or what fits.',
  ],
  'a minimum length above the maximum': [
    { 'trip/visa.schema.json': ['"minLength": 4', '"minLength": 9'] },
    'trip/visa.schema.json:6:68  No answer to "visaNumber" can be right: it needs 9 characters and may have 8. Make "minLength" smaller or "maxLength" larger.',
  ],
  'a pattern that contradicts the maximum length': [
    { 'trip/visa.schema.json': ['^[0-9]+$', '^[0-9]{9,}$'] },
    'trip/visa.schema.json:6:82  No answer to "visaNumber" can be right: the pattern takes at least 9 characters, and it must have at most 8. Change the pattern, or the length.',
  ],
});
