import { laterTrip, testRule } from '../../../testing/test-rule.ts';

testRule('samples', {
  'a sample said to be valid that is not': [
    { 'trip/samples/gambian.json': ['"Brikama"', '"Nowhere"'] },
    'trip/samples/gambian.json:9:7  "At home in The Gambia" must be right, and its answer to "city" is refused (enum: "Select your city"). Correct the answer. Run: npm run schemas:fix',
  ],
  'a sample that breaks another rule than it says': [
    { 'trip/samples/blank-name.json': ['"keyword": "format"', '"keyword": "pastYears"'] },
    'trip/samples/blank-name.json:11:5  "A name of spaces, a day that does not exist, and digits that are none": born does not break the rule "pastYears". It breaks "format".',
  ],
  'a sample that breaks no rule': [
    {
      'trip/samples/blank-name.json': ['"12x4", "visaAgain": "12x4"', '"1234", "visaAgain": "1234"'],
    },
    'trip/samples/blank-name.json:12:5  "A name of spaces, a day that does not exist, and digits that are none": visaNumber does not break the rule "pattern". Change the answer, or delete this.',
  ],
  'a sample with a password that is easy to guess': [
    {
      'trip/visa.schema.json': ['"sameAs": "visaNumber"', '"hardToGuess": true'],
      'trip/visa.ui.json': ['"sameAs": "The Numbers Do Not Match"', '"hardToGuess": "Another one"'],
      'trip/samples/blank-name.json': ['"visaAgain": "12x4"', '"visaAgain": "safari12"'],
    },
    'trip/samples/blank-name.json:6:37  "A name of spaces, a day that does not exist, and digits that are none": visa › visaAgain is refused (hardToGuess: "Another one"). Change the answer, or expect { "step": "visa", "field": "visaAgain", "keyword": "hardToGuess" }.',
  ],
  'an answer to a question that does not exist': [
    { 'trip/samples/gambian.json': ['"firstName"', '"fristName"'] },
    'trip/samples/gambian.json:6:7  The step "person" has no question "fristName". Write "firstName".',
  ],
  'a question that has gone, or has another name, in several samples': [
    {
      'trip/samples/gambian.json': ['"firstName"', '"givenName"'],
      'trip/samples/blank-name.json': ['"firstName"', '"givenName"'],
    },
    'trip/samples/blank-name.json:5:17  The step "person" has no question "givenName", and 2 samples answer it. Run: npm run schemas:fix, which keeps the answers until you say whether it has another name.',
  ],
  'an answer of an earlier version that would be lost': [
    laterTrip({}),
    'trip/samples/version-1.json:5:48  This answer of version 1 would be lost: the form has no place for "Awi" (nickname) any more. Add to "changes" in trip/migrations.json: { "version": 2, "rename": "nickname", "to": "…" }, or { "version": 2, "drop": "nickname" }.',
  ],
  'an option of an earlier version that would be lost': [
    laterTrip({ country: 'Mali', changes: '{ "version": 2, "drop": "nickname" }' }),
    'trip/samples/version-1.json:5:67  This answer of version 1 would be lost: the form has no place for "Mali" (country) any more. Add to "changes" in trip/migrations.json: { "version": 2, "mapOption": "country", "option": "Mali", "to": "…" }, or { "version": 2, "drop": "country", "option": "Mali" }.',
  ],
  'nothing, where every change is declared': [
    laterTrip({
      country: 'Mali',
      changes:
        '{ "version": 2, "rename": "nickname", "to": "alias" },\n    { "version": 2, "mapOption": "country", "option": "Mali", "to": "Senegal" },\n    { "version": 2, "drop": "alias" }',
    }),
  ],
  'a missing answer': [
    { 'trip/samples/gambian.json': ['"firstName": "Awa",\n      ', ''] },
    'trip/samples/gambian.json:5:5  "At home in The Gambia" must be right, and has no answer to "firstName", which must be answered. Run: npm run schemas:fix',
  ],
});
