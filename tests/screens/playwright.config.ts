import shared from '../journeys/shared-config.ts';

export default {
  ...shared,
  testDir: '.',
  // The last test combines earlier screenshots.
  workers: 1,
  fullyParallel: false,
  projects: [{ name: 'screens', use: { database: 'embedded' as const } }],
};
