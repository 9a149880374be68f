import { testRule } from '../../../testing/test-rule.ts';

testRule('groups', {
  'an order that differs from the entries': [
    { 'trip/person.ui.json': ['["firstName", "born"]', '["born", "firstName"]'] },
    'trip/person.ui.json:4:43  "firstName" stands after "born" here, and before it below. Use the same order in both.',
  ],
  'a question twice': [
    { 'trip/person.ui.json': ['["country", "city", "region"]', '["country", "city", "region", "born"]'] },
    'trip/person.ui.json:5:65  "born" is in a group already. Delete it here or there.',
  ],
});
