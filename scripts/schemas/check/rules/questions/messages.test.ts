import { testRule } from '../../../testing/test-rule.ts';

testRule('messages', {
  'a rule without a message': [
    { 'trip/visa.ui.json': ['"maxBytes": "File size exceeds 1MB",', ''] },
    'trip/visa.ui.json:21:3  An answer to "scan" can break the rule "maxBytes", and no words say so. Add "messages": { "maxBytes": "…" }.',
  ],
  'a locked PDF without a message': [
    { 'trip/visa.ui.json': ['"locked"', '"refused"'] },
    'trip/visa.ui.json:21:3  An answer to "scan" can break the rule "locked", and no words say so. Add "messages": { "locked": "…" }.',
  ],
  'a pattern without a message': [
    {
      'trip/person.schema.json': [
        '"maxLength": 60, "pattern": "\\\\S"',
        '"maxLength": 60, "pattern": "^[A-Z]"',
      ],
    },
    'trip/person.ui.json:15:3  An answer to "city" can break the rule "pattern", and no words say so. Add "messages": { "pattern": "…" }.',
  ],
});
