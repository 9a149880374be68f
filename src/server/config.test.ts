import path from 'node:path';
import { expect, test } from 'vitest';
import { ConfigError, type Environment, readConfig } from './config.ts';

test('without any variable it is a demo on this machine only', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    dataDir: path.resolve('data'),
    databaseUrl: undefined,
    corsOrigins: [],
    connectOrigins: [],
    trustProxy: false,
    sessionIdleMs: 2 * 60 * 60_000,
    sessionMaxMs: 24 * 60 * 60_000,
    submissionsPerHour: 30,
    resetPhonesPerQuarterHour: 5,
    demo: true,
    logLevel: 'info',
  });
});

test.each<[string, Environment]>([
  ['the host is public', { HOST: '0.0.0.0' }],
  ['there is a PostgreSQL', { DATABASE_URL: 'postgres://localhost/portal' }],
  ['a proxy stands in front', { TRUST_PROXY: 'loopback' }],
  ['it is switched off', { DEMO: '0' }],
])('no demo where %s', (_where, environment) => {
  expect(readConfig(environment).demo).toBe(false);
});

test('reads what is given', () => {
  const config = readConfig({
    PORT: '0',
    CORS_ORIGINS: 'https://a.example, https://b.example/',
    VITE_API_HOST: 'https://api.example/v1',
    VITE_VITALS_URL: 'https://vitals.example/collect',
    TRUST_PROXY: '10.0.0.0/8, ::1',
    SESSION_IDLE_MINUTES: '5',
  });
  expect(config).toMatchObject({
    port: 0,
    corsOrigins: ['https://a.example', 'https://b.example'],
    connectOrigins: ['https://api.example', 'https://vitals.example'],
    trustProxy: '10.0.0.0/8, ::1',
    sessionIdleMs: 300_000,
  });
  expect(readConfig({ VITE_API_HOST: '/api' }).connectOrigins).toEqual([]);
});

test.each<[Environment, string]>([
  [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535, not "http".'],
  [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535, not "70000".'],
  [{ DEMO: 'maybe' }, 'DEMO must be 1 or 0, not "maybe".'],
  [
    { DEMO: '1', HOST: '0.0.0.0' },
    'DEMO is on and HOST is 0.0.0.0: demo students have known passwords. Set DEMO=0.',
  ],
  [{ CORS_ORIGINS: '*' }, 'CORS_ORIGINS must hold addresses such as https://portal.example, not "*".'],
  [
    { DATABASE_URL: 'mysql://db' },
    'DATABASE_URL must start with postgres:// (leave it out for the embedded database).',
  ],
  [
    { TRUST_PROXY: 'true' },
    'TRUST_PROXY must be the list of the addresses of the proxies in front (or loopback).',
  ],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.'],
  [{ S3_BUCKET: 'invoices' }, 'S3_BUCKET is set, but this version cannot use it yet. Leave it out.'],
])('%o is refused in one sentence', (environment, sentence) => {
  expect(() => readConfig(environment)).toThrow(new ConfigError([sentence]));
});

test('all mistakes are told at once', () => {
  expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT[^\n]+\nLOG_LEVEL/);
});
