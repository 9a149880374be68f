import { testRule } from '../../../testing/test-rule.ts';

testRule('reachability', {
  'a condition that is never true': [
    {
      'trip/flow.json': [
        '"properties": { "country": { "enum": ["Ghana", "Senegal"] } },',
        '"properties": { "country": { "const": "Ghana" } }, "not": { "properties": { "country": { "const": "Ghana" } }, "required": ["country"] },',
      ],
    },
    'trip/flow.json:23:7  Nobody reaches the step "visa": no answers make this condition true. Look for parts of it, or of the "when" of an earlier step, that exclude each other.',
  ],
  'a condition on a step that is not asked in that case': [
    {
      'trip/flow.json': [
        '"title": "Quiz", ',
        '"title": "Quiz", "when": { "properties": { "country": { "const": "The Gambia" } }, "required": ["country", "school"] }, ',
      ],
    },
    'trip/flow.json:28:76  Nobody reaches the step "quiz": no answers make this condition true. Look for parts of it, or of the "when" of an earlier step, that exclude each other.',
  ],
  'a step after the end page': [
    {
      'trip/flow.json': [
        [
          '{ "id": "review"',
          '{ "id": "bye", "kind": "end", "path": "/bye", "title": "Bye" },\n    { "id": "review"',
        ],
        ['"go": "/home"', '"go": "/bye"'],
      ],
    },
    'trip/flow.json:30:13  Nobody reaches the step "review": "bye" before it is a last page. Move it above "bye", or give that page a "when".',
  ],
});
