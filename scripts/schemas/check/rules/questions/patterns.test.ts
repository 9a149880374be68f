import { testRule } from '../../../testing/test-rule.ts';

testRule('patterns', {
  'required text that accepts spaces alone': [
    { 'trip/person.schema.json': ['"maxLength": 20, "pattern": "\\\\S"', '"maxLength": 20'] },
    'trip/person.schema.json:6:5  Spaces alone would count as an answer to "firstName", which is required. Add "pattern": "\\\\S".',
  ],
  'a pattern with exponential backtracking': [
    { 'trip/visa.schema.json': ['^[0-9]+$', '^([0-9]+)*$'] },
    'trip/visa.schema.json:6:82  Some answers would keep a phone busy for hours: within ( … )+ or ( … )* this pattern can read the same letters in more than one way. Ask a programmer for a simpler one, for example "^[a-z]+( [a-z]+)*$" for words.',
  ],
  'a pattern that matches in thousands of ways without + or *': [
    { 'trip/visa.schema.json': ['^[0-9]+$', '^[0-9]([0-9]?){20}$'] },
    'trip/visa.schema.json:6:82  Some answers would keep a phone busy: this pattern can read the same letters in thousands of ways. Ask a programmer for a simpler one, for example "^[a-z]+( [a-z]+)*$" for words.',
  ],
  'a slow pattern in a condition': [
    { 'trip/flow.json': ['{ "enum": ["Ghana", "Senegal"] }', '{ "pattern": "^(G|Gh|h)*$" }'] },
    'trip/flow.json:24:49  Some answers would keep a phone busy for hours: within ( … )+ or ( … )* this pattern can read the same letters in more than one way. Ask a programmer for a simpler one, for example "^[a-z]+( [a-z]+)*$" for words.',
  ],
  'a pattern that older phones do not support': [
    { 'trip/visa.schema.json': ['^[0-9]+$', '^[0-9]+(?<=[1-9])$'] },
    'trip/visa.schema.json:6:82  iPhones before 2023 cannot read (?<= or (?<! in a pattern, and would not open the form at all. Ask a programmer for a simpler one, for example "^[a-z]+( [a-z]+)*$" for words.',
  ],
  'a pattern that only new phones support': [
    { 'trip/visa.schema.json': ['^[0-9]+$', '^(?i:a|A)*$'] },
    'trip/visa.schema.json:6:82  Phones before 2025 cannot read (?i: in a pattern, and would not open the form at all. Ask a programmer for a simpler one, for example "^[a-z]+( [a-z]+)*$" for words.',
  ],
  'an invalid pattern': [
    { 'trip/visa.schema.json': ['^[0-9]+$', '^[0-9+$'] },
    'trip/visa.schema.json:6:82  This pattern cannot be read. Ask a programmer. Each \\ is written twice in these files.',
  ],
  'a pattern between slashes': [
    { 'trip/visa.schema.json': ['^[0-9]+$', '/^[0-9]+$/'] },
    'trip/visa.schema.json:6:82  No answer to "visaNumber" can be right: it would have to begin and end with /. Write the pattern without the slashes around it: "^[0-9]+$".',
  ],
});
