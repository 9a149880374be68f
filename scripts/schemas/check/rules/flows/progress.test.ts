import { testRule } from '../../../testing/test-rule.ts';

testRule('progress', {
  'progress that decreases': [
    { 'trip/flow.json': ['"progress": 60', '"progress": 30'] },
    'trip/flow.json:22:19  The progress falls here, from 40 to 30. Write a number from 40 to 100.',
  ],
});
