import { testRule } from '../../../testing/test-rule.ts';

testRule('entries', {
  'an entry for a question that does not exist': [
    { 'trip/visa.ui.json': ['"school": {', '"university": {'] },
    'trip/visa.schema.json:9:5  The question "school" has no words: visa.ui.json does not mention it. Add there: "school": { "ui:title": "…", "ui:widget": "text", "noun": "your …" }.',
    'trip/visa.ui.json:30:3  There is no question "university" in visa.schema.json. Known here: "school".',
  ],
});
