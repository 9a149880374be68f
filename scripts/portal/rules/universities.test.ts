import { testRule } from '#scripts/schemas/testing/test-rule.ts';

testRule('universities', {
  'fees for an unknown school instead of a known one': [
    { 'portal.json': ['"id": 2', '"id": 3'] },
    'portal.json:6:3  The fees of "Gambia College" are missing. Add them with "id": 2.',
    'portal.json:6:62  No school in options/school.json has the code 3. Add the school there, or delete this entry.',
  ],
  'duplicate fees': [
    {
      'portal.json': [
        '{ "id": 2, "app_fee_flat": 0 }',
        '{ "id": 2, "app_fee_flat": 0 },\n    { "id": 2, "app_fee_flat": 9 }',
      ],
    },
    'portal.json:7:13  Gambia College is in this list twice. Keep one of them.',
  ],
  'a gap in the codes': [
    { 'options/school.json': ['"code": 2', '"code": 3'] },
    'options/school.json:10:101  The codes of the schools must be 1, 2, 3 … without a gap, and that of "Gambia College" is 3. Write "code": 2.',
  ],
  'a school without a code': [
    { 'options/school.json': [', "code": 2', ''] },
    'options/school.json:10:37  The codes of the schools must be 1, 2, 3 … without a gap, and that of "Gambia College" is none. Write "code": 2.',
  ],
});

testRule('fees', {
  'no fee at all': [
    {
      'portal.json': [
        '{ "id": 2, "app_fee_flat": 0 }',
        '{ "id": 2, "app_fee_flat": 0, "app_fee_percentage": 0 }',
      ],
    },
    'portal.json:6:65  Gambia College would ask no application fee: both the amount and the percentage are 0. Write one of them.',
  ],
  'a percentage written as a fraction': [
    {
      'portal.json': [
        '{ "id": 2, "app_fee_flat": 0 }',
        '{ "id": 2, "app_fee_flat": 0, "app_fee_percentage": 0.05 }',
      ],
    },
    'portal.json:6:106  This is 0.05 per cent: D0.5 of a tuition of D1,000. Write 5 for 5 per cent.',
  ],
  'a WhatsApp group for an unknown university': [
    {
      'portal.json': [
        '"feeNote"',
        '"groupLinks": [{ "university": 9, "value": "https://chat.whatsapp.com/x", "placeholder": false }],\n  "feeNote"',
      ],
    },
    'portal.json:5:34  No university has the id 9, so nobody would see this group. Write one of 1, 2.',
  ],
});
