import '../fixture/condition.ts';
import shared from './shared-config.ts';

export default {
  ...shared,
  testDir: '.',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  globalSetup: ['./fixture-build.ts', ...(process.env.TEST_ALL ? ['./postgres.ts'] : [])],
  projects: [
    { name: 'embedded', use: { database: 'embedded' as const } },
    ...(process.env.TEST_ALL
      ? [
          {
            name: 'PostgreSQL',
            use: { database: 'PostgreSQL' as const },
            testMatch: /(whole-way|folder-forms)\.spec\.ts$/,
          },
        ]
      : []),
  ],
};
