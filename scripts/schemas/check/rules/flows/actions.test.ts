import { testRule } from '../../../testing/test-rule.ts';

testRule('actions', {
  'an action that is not registered': [
    { 'trip/flow.json': ['"action": "application"', '"action": "aplication"'] },
    'trip/flow.json:31:25  There is no action "aplication": nothing in the program sends these answers. Write "application".',
  ],
});
