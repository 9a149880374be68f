import shared from '../journeys/shared-config.ts';

export default {
  ...shared,
  testDir: '.',
  globalSetup: './clear-screens.ts',
  // There is only one worker, because the last test combines the screenshots of earlier tests.
  workers: 1,
  fullyParallel: false,
  projects: [{ name: 'screens', use: { database: 'embedded' as const } }],
};
