import { testRule } from '../../../testing/test-rule.ts';

testRule('links within the site', {
  'an unknown page with a query and a fragment': [
    { 'trip/content/about.md': ['(/info)', '(/museum?room=1#top)'] },
    'trip/content/about.md:7:18  There is no page /museum. Write the address of a step or of a page of the site.',
  ],
  'an extra slash': [
    { 'trip/content/about.md': ['(/info)', '(/info/)'] },
    'trip/content/about.md:7:18  There is no page /info/. Write "/info".',
  ],
  'an address in a text': [
    {
      'trip/person.ui.json': ['picks you up', 'picks you up: see /resouces'],
      'portal.json': ['before you go', 'before you go (/paymnet)'],
    },
    'portal.json:5:47  There is no page /paymnet. Write "/payment".',
    'trip/person.ui.json:17:53  There is no page /resouces. Write "/resources".',
  ],
  'accepts valid links and texts that are not addresses': [
    {
      'trip/content/about.md': ['(/info)', '(/Info#top)'],
      'trip/person.ui.json': [
        'picks you up',
        'picks you up and/or D150/month, /home, 1/2, his /her, https://a.gm/hom',
      ],
    },
  ],
});
