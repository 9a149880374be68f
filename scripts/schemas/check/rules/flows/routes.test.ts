import { testRule } from '../../../testing/test-rule.ts';

testRule('routes', {
  'one address for two steps': [
    { 'trip/flow.json': ['"path": "/visa"', '"path": "/person"'] },
    'trip/flow.json:20:15  /person is the address of the step "person" of "trip" already (trip/flow.json:17). Choose another here, or there.',
  ],
  'an address within a flow that has one': [
    { 'trip/flow.json': ['"access": "public",', '"access": "public",\n  "path": "/trip",'] },
    'trip/flow.json:13:7  The flow has one address for all its steps, /trip, so this one is never used. Delete it, or the flow’s.',
    'trip/flow.json:18:23  The flow has one address for all its steps, /trip, so this one is never used. Delete it, or the flow’s.',
    'trip/flow.json:21:7  The flow has one address for all its steps, /trip, so this one is never used. Delete it, or the flow’s.',
    'trip/flow.json:29:37  The flow has one address for all its steps, /trip, so this one is never used. Delete it, or the flow’s.',
    'trip/flow.json:30:41  The flow has one address for all its steps, /trip, so this one is never used. Delete it, or the flow’s.',
  ],
  'a step without an address among others': [
    { 'trip/flow.json': ['"path": "/visa",\n', ''] },
    'trip/flow.json:18:5  The step "visa" has no address, and the other steps have one: nobody can reach it. Add "path": "/…".',
  ],
});
