import shared from '../journeys/shared-config.ts';

/** `npm run screens`: a picture of every page in every state, to be looked at. No part of `npm test`. */
export default {
  ...shared,
  testDir: '.',
  // One after the other: the last puts some of them together.
  workers: 1,
  fullyParallel: false,
  projects: [{ name: 'screens', use: { database: 'embedded' as const } }],
};
