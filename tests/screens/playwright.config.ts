import shared from '../journeys/shared-config.ts';

export default {
  ...shared,
  testDir: '.',
  globalSetup: './clear-screens.ts',
  // There is only one worker, so that the last test runs after all others and can combine their screenshots.
  workers: 1,
  fullyParallel: false,
  projects: [{ name: 'screens', use: { database: 'embedded' as const } }],
};
