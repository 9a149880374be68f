import { testRule } from '../../../testing/test-rule.ts';

testRule('quiz', {
  'no correct answer': [
    { 'trip/quiz.ui.json': ['"answer": 2,\n    ', ''] },
    'trip/quiz.ui.json:3:3  No answer to "dueDay" is the right one. Add "answer": 1 for the first option, 2 for the second …',
  ],
  'no feedback': [
    { 'trip/quiz.ui.json': (text) => text.replace(/,\n {4}"feedback": \{.*\}/, '') },
    'trip/quiz.ui.json:3:3  Nothing is said of the answer to "dueDay". Add "feedback": { "right": "…", "wrong": "…" }.',
  ],
  'a correct answer outside a quiz': [
    { 'trip/person.ui.json': ['"noun": "your region"', '"noun": "your region", "answer": 1'] },
    'trip/person.ui.json:22:83  "answer" has a meaning in a quiz only. Delete it, or give the step "kind": "quiz" in flow.json.',
  ],
  'a question without options': [
    { 'trip/quiz.schema.json': ['"type": "string", "enum": ["the 1st", "the 5th"]', '"type": "boolean"'] },
    'trip/quiz.schema.json:5:19  A quiz asks for one answer from a list, and "dueDay" is answered otherwise. Write "type": "string" and "enum": ["…", "…"].',
  ],
});
