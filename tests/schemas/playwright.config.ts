import shared from '../journeys/shared-config.ts';

/** Tests the staff's forms, as built by `npm run build`. */
export default {
  ...shared,
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/schemas',
  projects: [{ name: 'schemas', use: { database: 'embedded' as const } }],
};
