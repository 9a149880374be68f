import { testRule } from '../../../testing/test-rule.ts';

testRule('fills', {
  'a fill of a question that does not exist': [
    { 'trip/person.ui.json': ['{ "region": "region" }', '{ "regoin": "region" }'] },
    'trip/person.ui.json:20:16  There is no other question "regoin" in the step "person" to fill. Write "region".',
  ],
  'a fill from a fact that no option has': [
    { 'trip/person.ui.json': ['{ "region": "region" }', '{ "region": "area" }'] },
    'trip/person.ui.json:20:26  The options of "city" have no "area". Known here: "region".',
  ],
  'a fill with an unknown option': [
    { 'options/city.json': ['"region": "Banjul"', '"region": "Bnjul"'] },
    'trip/person.ui.json:20:26  "Banjul" would fill "region" with "Bnjul", which is none of its options. Correct it in the options file.',
  ],
  'a deleted option that facts still refer to': [
    { 'options/region.json': [', "West Coast Region"', ''] },
    'options/region.json:1:1  "West Coast Region" is no option of this list, and 2 options of "city" name it as their "region". If it was deleted, put it back and run: npm run schemas:retire region "West Coast Region"',
  ],
});
