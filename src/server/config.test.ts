import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import type { Environment } from './environment-reader.ts';
import { UserError } from './user-error.ts';

test('defaults to a demo that only this machine can reach', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    demo: true,
    demoIsGiven: false,
    objectStore: undefined,
    whatsapp: undefined,
  });
});

test.each<[string, Environment]>([
  ['the host is public', { HOST: '0.0.0.0' }],
  ['PostgreSQL is used', { DATABASE_URL: 'postgres://localhost/portal' }],
  ['there is a proxy', { TRUST_PROXY: 'loopback' }],
  ['it is switched off', { DEMO: '0' }],
])('turns demo mode off if %s', (_where, environment) => {
  expect(readConfig(environment).demo).toBe(false);
});

const key = 'ab'.repeat(32);
const objectStore = {
  S3_ENDPOINT: 'https://objects.example/',
  S3_BUCKET: 'invoices',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
};

test('reads the given variables', () => {
  const config = readConfig({
    PORT: '0',
    CORS_ORIGINS: 'https://a.example, https://b.example/',
    VITE_API_HOST: 'https://api.example/v1',
    VITE_VITALS_URL: 'https://vitals.example/collect',
    TRUST_PROXY: '10.0.0.0/8, ::1',
    SESSION_IDLE_MINUTES: '5',
    SECURITY_CONTACT: 'mailto:security@example.org, https://example.org/security',
    RESET_KEY: key,
    DATABASE_URL: 'postgres://localhost/portal',
    ...objectStore,
    WHATSAPP_TOKEN: 'token',
    WHATSAPP_PHONE_ID: '123',
    WHATSAPP_LANGUAGE: 'en',
    WHATSAPP_RESET_TEMPLATE: 'reset',
    WHATSAPP_REMINDER_TEMPLATE: 'reminder',
    WHATSAPP_PHONE_CHANGED_TEMPLATE: 'changed',
  });
  expect(config).toMatchObject({
    port: 0,
    corsOrigins: ['https://a.example', 'https://b.example'],
    connectOrigins: ['https://api.example', 'https://vitals.example'],
    trustProxy: '10.0.0.0/8, ::1',
    sessionIdleMs: 300_000,
    securityContacts: ['mailto:security@example.org', 'https://example.org/security'],
    resetKey: Buffer.from(key, 'hex'),
  });
  expect(config.objectStore).toEqual({
    endpoint: 'https://objects.example',
    bucket: 'invoices',
    region: 'us-east-1',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
  });
  expect(config.whatsapp).toEqual({
    baseUrl: 'https://graph.facebook.com/v25.0',
    phoneId: '123',
    token: 'token',
    language: 'en',
    resetTemplate: 'reset',
    reminderTemplate: 'reminder',
    phoneChangedTemplate: 'changed',
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
  [
    { TRUST_PROXY: '10.0.0.0/33' },
    'TRUST_PROXY must be the list of the addresses of the proxies in front (or loopback).',
  ],
  [
    { SECURITY_CONTACT: 'security@example.org' },
    'SECURITY_CONTACT must hold addresses such as mailto:security@example.org or https://example.org/security, not "security@example.org".',
  ],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.'],
  [
    { S3_BUCKET: 'invoices', S3_ENDPOINT: 'https://objects.example' },
    'S3_ENDPOINT, S3_BUCKET needs S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY as well.',
  ],
  [
    { ...objectStore, S3_ENDPOINT: 'objects' },
    'S3_ENDPOINT must be an address such as https://example.org, not "objects".',
  ],
  [{ WHATSAPP_TOKEN: 'token' }, 'WHATSAPP_TOKEN needs WHATSAPP_PHONE_ID as well.'],
  [{ RESET_KEY: 'short' }, 'RESET_KEY must be 64 hexadecimal digits. Make one with: openssl rand -hex 32'],
  [
    { ...objectStore, DATABASE_URL: 'postgres://localhost/portal' },
    'RESET_KEY must be set, the same for every process. Make one with: openssl rand -hex 32',
  ],
])('refuses %o in one sentence', (environment, sentence) => {
  expect(() => readConfig(environment)).toThrow(new UserError(sentence));
});

test('reports all mistakes at once', () => {
  expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT[^\n]+\nLOG_LEVEL/);
});
