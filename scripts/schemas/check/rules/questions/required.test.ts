import { testRule } from '../../../testing/test-rule.ts';

testRule('required', {
  'a required question that does not exist': [
    {
      'trip/visa.schema.json': ['["visaNumber", "visaAgain", "scan"]', '["visaNumber", "visaAgian", "scan"]'],
    },
    'trip/visa.schema.json:11:30  There is no question "visaAgian" in the step "visa". Write "visaAgain".',
  ],
  'a required question that is never asked': [
    { 'trip/person.schema.json': ['"country", "city"]', '"country", "city", "gradYear"]'] },
    'trip/person.schema.json:13:56  "gradYear" is never asked (its widget is "hidden"), so it cannot be required. Delete it here, or choose another widget.',
  ],
  'a `sameAs` of an unknown question': [
    { 'trip/visa.schema.json': ['"sameAs": "visaNumber"', '"sameAs": "visaNmber"'] },
    'trip/visa.schema.json:7:64  "visaAgain" must repeat another question of this step or of an earlier one, and "visaNmber" is none. Write "visaNumber".',
  ],
});
