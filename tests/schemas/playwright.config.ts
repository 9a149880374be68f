import shared from '../journeys/shared-config.ts';

/** Tests the real forms, as `npm run build` has built them. */
export default {
  ...shared,
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/schemas',
  projects: [{ name: 'schemas', use: { database: 'embedded' as const } }],
};
