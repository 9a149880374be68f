import { testRule } from '../../../testing/test-rule.ts';

testRule('duplicates', {
  'a question of an earlier step': [
    {
      'trip/visa.schema.json': ['"school": {', '"city": {'],
      'trip/visa.ui.json': ['"school": {', '"city": {'],
    },
    'trip/visa.schema.json:9:5  The step "person" of this flow has a question "city" already. Give this one another name, here and in its ui file.',
  ],
});
