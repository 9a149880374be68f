import { testRule } from '../../../testing/test-rule.ts';

testRule('facts', {
  'an option without what the others say': [
    {
      'options/city.json': [
        '{ "const": "Banjul", "title": "Banjul", "region": "Banjul" }',
        '{ "const": "Banjul", "title": "Banjul" }',
      ],
    },
    'options/city.json:6:5  "Banjul" has no "region", and the other options have one. Add "region" to it.',
  ],
});
