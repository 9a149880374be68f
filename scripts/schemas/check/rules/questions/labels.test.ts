import { testRule } from '../../../testing/test-rule.ts';

testRule('labels', {
  'a question without a noun': [
    { 'trip/person.ui.json': [', "noun": "your country"', ''] },
    'trip/person.ui.json:14:3  The question "country" has no noun, from which its messages are made. Add "noun": "your …".',
  ],
  'a question without a label': [
    { 'trip/person.ui.json': ['"ui:title": "Country", ', ''] },
    'trip/person.ui.json:14:3  The question "country" has no label. Add "ui:title": "…".',
  ],
});

testRule('entries', {
  'an entry for a question that does not exist': [
    { 'trip/visa.ui.json': ['"school": {', '"university": {'] },
    'trip/visa.schema.json:9:5  The question "school" has no words: visa.ui.json does not mention it. Add there: "school": { "ui:title": "…", "ui:widget": "text", "noun": "your …" }.',
    'trip/visa.ui.json:32:3  There is no question "university" in visa.schema.json. Known here: "school".',
  ],
});

const help = '"ui:help": "Where {{product}} picks you up",';

testRule('listHelp', {
  'accepts it on a text that a condition narrows to a list': [
    { 'trip/person.ui.json': [help, `${help} "listHelp": "Not listed? Choose the nearest place.",`] },
  ],
  'on a question that is always a list': [
    { 'trip/person.ui.json': ['"noun": "your country"', '"noun": "your country", "listHelp": "Choose one"'] },
    'trip/person.ui.json:14:86  "listHelp" is for a text that a condition turns into a list, and "country" is none. Write "ui:help" instead.',
  ],
});
