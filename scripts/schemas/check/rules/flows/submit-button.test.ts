import { testRule } from '../../../testing/test-rule.ts';

testRule('submit button', {
  'a review without a button': [
    { 'trip/flow.json': [', "submit": "SEND"', ''] },
    'trip/flow.json:29:13  People could send nothing: the review "review" has no button. Add "submit": "…", with the words of the button.',
  ],
  'no button and no review': [
    {
      'trip/flow.json': [
        '"pageSize": 2 },\n    { "id": "review", "kind": "review", "path": "/trip-review", "title": "Review", "submit": "SEND" }',
        '"pageSize": 2 }',
      ],
    },
    'trip/flow.json:28:13  The last step "quiz" has no words for the button that sends, and no review comes after it. Add "submit": "…" to it, with the words of the button, or a review below it: { "id": "review", "kind": "review", "submit": "…" }.',
  ],
  'a last step without questions and without a button': [
    {
      'trip/flow.json': [
        '"kind": "review", "path": "/trip-review", "title": "Review", "submit": "SEND"',
        '"kind": "content", "path": "/before", "title": "Before you send"',
      ],
      'trip/content/review.md': () => 'Have your ticket ready.\n',
    },
    'trip/flow.json:29:13  The last step "review" has no words for the button that sends, and no review comes after it. Add "submit": "…" to it, with the words of the button, or a review below it: { "id": "review", "kind": "review", "submit": "…" }.',
  ],
  'a review before the last question': [
    {
      'trip/flow.json': (text) => {
        const [, quiz, review] = /(\{ "id": "quiz".*\}),\n {4}(\{ "id": "review".*\})\n/.exec(text)!;
        return text.replace(quiz!, '@').replace(review!, quiz!).replace('@', review!);
      },
    },
    'trip/flow.json:28:13  The review comes before the questions of "quiz", so nobody could look at those answers. Move "review" below "quiz".',
  ],
});
