import '../fixture/condition.ts';
import shared from './shared-config.ts';

export default {
  ...shared,
  testDir: '.',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  globalSetup: ['./fixture-build.ts', './postgres.ts'],
  projects: [
    { name: 'embedded', use: { database: 'embedded' as const } },
    {
      name: 'PostgreSQL',
      use: { database: 'PostgreSQL' as const },
      testMatch: /(whole-way|folder-forms)\.spec\.ts$/,
    },
  ],
};
