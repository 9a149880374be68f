import shared from '../journeys/shared-config.ts';

/** Runs the tests of the staff's forms on the portal that `npm run build` has built. */
export default {
  ...shared,
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/schemas',
  projects: [{ name: 'schemas', use: { database: 'embedded' as const } }],
};
