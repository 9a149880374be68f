import { testRule } from '../../../testing/test-rule.ts';

testRule('drawings', {
  'accepts a drawing that the product has': [
    { 'trip/flow.json': ['"progress": 40', '"progress": 40, "drawing": "calendar"'] },
  ],
  'a misspelled drawing': [
    { 'trip/flow.json': ['"progress": 40', '"progress": 40, "drawing": "calender"'] },
    'trip/flow.json:17:88  There is no drawing "calender". Write "calendar".',
  ],
  'an unknown drawing': [
    { 'trip/flow.json': ['"progress": 40', '"progress": 40, "drawing": "elephant"'] },
    'trip/flow.json:17:88  There is no drawing "elephant". Known here: "calendar", "campus", "form", "invoice", "question", "ready", "repay" or "shop".',
  ],
});
