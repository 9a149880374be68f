import { testRule } from '../../../testing/test-rule.ts';

testRule('fees', {
  'no fee at all': [
    {
      'portal.json': [
        '{ "id": 2, "app_fee_flat": 0 }',
        '{ "id": 2, "app_fee_flat": 0, "app_fee_percentage": 0 }',
      ],
    },
    'portal.json:6:65  University 2 would ask no application fee: both the amount and the percentage are 0. Write one of them.',
  ],
  'a percentage that was meant as a part of one': [
    {
      'portal.json': [
        '{ "id": 2, "app_fee_flat": 0 }',
        '{ "id": 2, "app_fee_flat": 0, "app_fee_percentage": 0.05 }',
      ],
    },
    'portal.json:6:106  This is 0.05 per cent: D0.5 of a tuition of D1,000. Write 5 for 5 per cent.',
  ],
});
