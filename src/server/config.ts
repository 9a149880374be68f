import { isIP } from 'node:net';
import path from 'node:path';
import { folders } from '#folders';
import { createEnvironmentReader, type Environment, type EnvironmentReader } from './environment-reader.ts';
import { UserError } from './user-error.ts';

const minute = 60_000;
const megabyte = 2 ** 20;
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

export type Config = Readonly<ReturnType<typeof readConfig>>;
export type ObjectStoreConfig = NonNullable<Config['objectStore']>;
export type WhatsAppConfig = NonNullable<Config['whatsapp']>;

/** Reads the settings from environment variables. Throws one UserError that lists all mistakes in them. */
export function readConfig(environment: Environment) {
  const read = createEnvironmentReader(environment);
  const { text, checked, wholeNumber, onOrOff, origins, errors } = read;
  const host = text('HOST') ?? '127.0.0.1';
  const proxy = checked(
    'TRUST_PROXY',
    (proxies) => proxies.split(',').every((each) => isAddress(each.trim())),
    'TRUST_PROXY must be the list of the addresses of the proxies in front (or loopback).',
  );
  const postgres = checked(
    'DATABASE_URL',
    (url) => /^postgres(ql)?:\/\//.test(url),
    'DATABASE_URL must start with postgres:// (leave it out for the embedded database).',
  );
  const demo = onOrOff('DEMO', isLoopback(host) && !postgres && !proxy);
  if (demo && !isLoopback(host)) {
    errors.push(`DEMO is on and HOST is ${host}: demo students have known passwords. Set DEMO=0.`);
  }

  const config = {
    host,
    port: wholeNumber('PORT', 3000, 0, 65_535),
    dataDir: path.resolve(text('DATA_DIR') ?? 'data'),
    portalDir: folders.dist,
    databaseUrl: postgres,
    corsOrigins: origins('CORS_ORIGINS'),
    /**
     * The origins, besides the portal's own, to which pages may send requests: those of the API and of the
     * collector for web vitals.
     */
    connectOrigins: ['VITE_API_HOST', 'VITE_VITALS_URL'].flatMap((name) =>
      text(name)?.startsWith('/') ? [] : origins(name),
    ),
    /** The proxies whose X-Forwarded-For header is trusted, or false if none is. */
    trustProxy: proxy ?? false,
    sessionIdleMs: wholeNumber('SESSION_IDLE_MINUTES', 120, 1, 60 * 24) * minute,
    sessionMaxMs: wholeNumber('SESSION_MAX_HOURS', 24, 1, 24 * 30) * 60 * minute,
    /** Limits with how many different phone numbers one client may apply per hour. */
    submissionsPerHour: wholeNumber('SUBMISSIONS_PER_HOUR', 30, 1, 1_000_000),
    /**
     * Limits how many different phone numbers one client may enter per quarter of an hour, in password resets
     * and phone number changes.
     */
    resetPhonesPerQuarterHour: wholeNumber('RESET_PHONES_PER_QUARTER_HOUR', 5, 1, 1_000_000),
    surveysPerDay: wholeNumber('SURVEYS_PER_DAY', 5, 1, 1_000_000),
    uploadBytesPerHour: wholeNumber('UPLOAD_MEGABYTES_PER_HOUR', 500, 50, 1_000_000) * megabyte,
    /**
     * Limits the anonymous submissions of one client. The limit is high, because many phones share an IP
     * address.
     */
    publicSubmissionsPerHour: wholeNumber('PUBLIC_SUBMISSIONS_PER_HOUR', 600, 1, 1_000_000),
    formPostsPerHour: wholeNumber('FORM_POSTS_PER_HOUR', 3000, 1, 1_000_000),
    /** Limits the messages that one client can cause, because each message costs the lender money. */
    messagesPerHour: wholeNumber('MESSAGES_PER_HOUR', 60, 1, 1_000_000),
    demo,
    demoIsGiven: text('DEMO') !== undefined,
    securityContacts: securityContacts(read),
    logLevel:
      checked(
        'LOG_LEVEL',
        (level) => logLevels.includes(level),
        `LOG_LEVEL must be one of ${logLevels.join(', ')}.`,
      ) ?? 'info',
    /** The HMAC key for the digests of reset codes; if undefined, a key file in `dataDir` is used. */
    resetKey: resetKey(read),
    objectStore: objectStore(read),
    whatsapp: whatsapp(read),
  };
  if (errors.length > 0) throw new UserError(errors.join('\n'));
  return config;
}

function objectStore({ text, areSet, address }: EnvironmentReader) {
  if (!areSet(['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])) return undefined;
  return {
    endpoint: address('S3_ENDPOINT'),
    bucket: text('S3_BUCKET')!,
    region: text('S3_REGION') ?? 'us-east-1',
    accessKeyId: text('S3_ACCESS_KEY_ID')!,
    secretAccessKey: text('S3_SECRET_ACCESS_KEY')!,
  };
}

function whatsapp({ text, areSet, address }: EnvironmentReader) {
  if (!areSet(['WHATSAPP_TOKEN', 'WHATSAPP_PHONE_ID'])) return undefined;
  return {
    baseUrl: address('WHATSAPP_BASE_URL', 'https://graph.facebook.com/v25.0'),
    phoneId: text('WHATSAPP_PHONE_ID')!,
    token: text('WHATSAPP_TOKEN')!,
    language: text('WHATSAPP_LANGUAGE') ?? 'en_US',
    resetTemplate: text('WHATSAPP_RESET_TEMPLATE') ?? 'reset_code',
    reminderTemplate: text('WHATSAPP_REMINDER_TEMPLATE') ?? 'pay_invoice_reminder',
    phoneChangedTemplate: text('WHATSAPP_PHONE_CHANGED_TEMPLATE') ?? 'phone_changed',
  };
}

/**
 * Requires RESET_KEY if PostgreSQL and an object store are used. Several machines can then serve students,
 * and each must be able to check codes that another one sent.
 */
function resetKey({ text, checked, errors }: EnvironmentReader): Buffer | undefined {
  const key = checked(
    'RESET_KEY',
    (digits) => /^[\da-f]{64}$/i.test(digits),
    'RESET_KEY must be 64 hexadecimal digits. Make one with: openssl rand -hex 32',
  );
  if (key === undefined && text('DATABASE_URL') && text('S3_ENDPOINT')) {
    errors.push('RESET_KEY must be set, the same for every process. Make one with: openssl rand -hex 32');
  }
  return key === undefined ? undefined : Buffer.from(key, 'hex');
}

function securityContacts({ list, errors }: EnvironmentReader): string[] {
  const contacts = list('SECURITY_CONTACT');
  for (const each of contacts) {
    if (/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\+?[\d-]+)$/.test(each)) continue;
    errors.push(
      `SECURITY_CONTACT must hold addresses such as mailto:security@example.org or https://example.org/security, not "${each}".`,
    );
  }
  return contacts;
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}

function isAddress(text: string): boolean {
  const [address = '', bits = '1', ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0) return ['loopback', 'linklocal', 'uniquelocal'].includes(text);
  return more.length === 0 && /^[1-9]\d*$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128);
}
