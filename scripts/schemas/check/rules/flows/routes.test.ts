import { portalTexts } from '../../../testing/fixture.ts';
import { testRule } from '../../../testing/test-rule.ts';

testRule('routes', {
  'the address of a step in a flow with one address': [
    { 'trip/flow.json': ['"access": "public",', '"access": "public",\n  "path": "/trip",'] },
    'trip/flow.json:13:7  The flow has one address for all its steps, /trip, so this one is never used. Delete it, or the flow’s.',
    'trip/flow.json:18:23  The flow has one address for all its steps, /trip, so this one is never used. Delete it, or the flow’s.',
    'trip/flow.json:21:7  The flow has one address for all its steps, /trip, so this one is never used. Delete it, or the flow’s.',
    'trip/flow.json:29:37  The flow has one address for all its steps, /trip, so this one is never used. Delete it, or the flow’s.',
    'trip/flow.json:30:41  The flow has one address for all its steps, /trip, so this one is never used. Delete it, or the flow’s.',
  ],
  'a step without an address in a flow where others have one': [
    { 'trip/flow.json': ['"path": "/visa",\n', ''] },
    'trip/flow.json:18:5  The step "visa" has no address, and the other steps have one: nobody can reach it. Add "path": "/…".',
  ],
  'an address that differs only in case': [
    { 'trip/flow.json': ['"path": "/visa"', '"path": "/Person"'] },
    'trip/flow.json:20:15  /person is the address of the step "person" of "trip" already (trip/flow.json:17). Choose another here, or there.',
  ],
  'addresses of the portal and of the server': [
    {
      'trip/flow.json': [
        ['"/person"', '"/Home"'],
        ['"/visa"', '"/api/visa"'],
        ['"/trip-quiz"', '"/index"'],
        ['"/trip-review"', '"/trip/"'],
      ],
    },
    'trip/flow.json:17:31  /home is the address of a page of the site already. Choose another.',
    'trip/flow.json:20:15  Addresses that begin with /api are the server’s own. Choose another.',
    'trip/flow.json:28:45  Addresses that begin with /index are the server’s own. Choose another.',
    'trip/flow.json:29:49  /trip/ has a "/" with nothing after it. Delete it.',
  ],
  'an address without a slash': [
    { 'trip/flow.json': ['"/about-trip"', '"about-trip"'] },
    'trip/flow.json:12:15  An address begins with a "/". Write "/about-trip".',
  ],
  'an address with a space in it': [
    { 'trip/flow.json': ['"/visa"', '"/my visa"'] },
    'trip/flow.json:20:15  "path" must be an address such as /exit-survey. Correct "/my visa".',
  ],
});

testRule(
  'the address of a form',
  {
    'that the portal does not link to': [
      { 'information/flow.json': ['"/info"', '"/walkthrough"'] },
      'information/flow.json:7:11  The site leads to this form at /info. Write "/info".',
    ],
  },
  portalTexts(),
);
