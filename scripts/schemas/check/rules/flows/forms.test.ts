import { testRule } from '../../../testing/test-rule.ts';

testRule('forms', {
  'an order that names a form in other letters': [
    { 'portal.json': ['"product"', '"forms": ["trap"],\n  "product"'] },
    'portal.json:3:13  There is no form "trap". Write "trip".',
  ],
  'an order that names a form that is gone': [
    { 'portal.json': ['"product"', '"forms": ["trip", "holidays"],\n  "product"'] },
    'portal.json:3:21  There is no form "holidays". Delete it here.',
  ],
});
