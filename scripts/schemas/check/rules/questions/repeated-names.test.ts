import { testRule } from '../../../testing/test-rule.ts';

testRule('duplicates', {
  'the name of an earlier question': [
    {
      'trip/visa.schema.json': ['"school": {', '"city": {'],
      'trip/visa.ui.json': ['"school": {', '"city": {'],
    },
    'trip/visa.schema.json:9:5  The step "person" of this flow has a question "city" already. Give this one another name, here and in its ui file.',
  ],
});
