import shared from '../journeys/shared-config.ts';

/** `npm run screens`: takes a screenshot of every page in every state, for review. Not part of `npm test`. */
export default {
  ...shared,
  testDir: '.',
  // Runs the tests in order, because the last one combines earlier screenshots.
  workers: 1,
  fullyParallel: false,
  projects: [{ name: 'screens', use: { database: 'embedded' as const } }],
};
