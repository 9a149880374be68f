import { asking } from '../../../testing/person-question.ts';
import { laterTrip, testRule } from '../../../testing/test-rule.ts';

testRule('samples', {
  'a sample that breaks no rule': [
    { 'trip/samples/blank-name.json': ['"12x4", "visaAgain": "12x4"', '"1234", "visaAgain": "1234"'] },
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
  'a removed or renamed question in several samples': [
    {
      'trip/samples/gambian.json': ['"firstName"', '"givenName"'],
      'trip/samples/blank-name.json': ['"firstName"', '"givenName"'],
    },
    'trip/samples/blank-name.json:5:17  The step "person" has no question "givenName", and 2 samples answer it. Run: npm run schemas:fix, which keeps the answers until you say whether it has another name.',
  ],
  'accepts samples if every change is declared': [
    laterTrip({
      answers: '"firstName": "Awa", "nickname": "Awi", "country": "Mali"',
      changes:
        '{ "version": 2, "rename": "nickname", "to": "alias" },\n    { "version": 2, "mapOption": "country", "option": "Mali", "to": "Senegal" },\n    { "version": 2, "drop": "alias" }',
    }),
  ],
});

const answered = (rules: string, answer: string, required = '') => {
  const { [schema]: fields, [ui]: words } = asking(rules, '"ui:widget": "select"', required);
  const second = `{ "title": "Two", "answers": { "person": { "firstName": "Awa", "born": "2004-02-29", "country": "The Gambia", "city": "Brikama", "region": "West Coast Region"${answer} }, "quiz": { "dueDay": "the 5th" } }, "expect": "valid" }`;
  return {
    [schema]: fields,
    [ui]: words,
    ...(answer && {
      'trip/samples/gambian.json': ['"born": "2004-02-29"', `"born": "2004-02-29"${answer}`] as const,
    }),
    'trip/samples/two.json': second,
  };
};
const [schema, ui] = ['trip/person.schema.json', 'trip/person.ui.json'] as const;
const region = '{ "$ref": "../options/region.json" }';

testRule('failures of several samples', {
  'an option that was deleted': [
    answered(region, ', "more": "Bakau"'),
    'options/region.json:1:1  "Bakau" is no option of this list, and 2 samples (gambian.json, two.json) choose it. If it was deleted, put it back and run: npm run schemas:retire region "Bakau". If it is called otherwise now, add "renamedFrom" to the new one, and run: npm run schemas:fix',
  ],
  'a rule that has become stricter': [
    {
      ...answered(region, ''),
      [schema]: ['"maxLength": 20', '"maxLength": 2'] as const,
      [ui]: ['"City"', '"Town"'] as const,
    },
    'trip/person.schema.json:6:38  The answer to "firstName" in 2 samples (gambian.json, two.json) breaks this rule now (maxLength). Look whether you mean it: others’ answers would break it too. If so, run: npm run schemas:fix',
  ],
});
