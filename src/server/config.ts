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

/** Reads the configuration from environment variables. Throws one error that lists all mistakes. */
export function readConfig(environment: Environment) {
  const read = createEnvironmentReader(environment);
  const { text, wholeNumber, onOrOff, origins, errors } = read;
  const host = text('HOST') ?? '127.0.0.1';
  const proxy = trustProxy(read);
  const postgres = databaseUrl(read);
  const demo = onOrOff('DEMO', isLoopback(host) && !postgres && proxy === false);
  if (demo && !isLoopback(host)) {
    errors.push(`DEMO is on and HOST is ${host}: demo students have known passwords. Set DEMO=0.`);
  }

  const config = {
    host,
    port: wholeNumber('PORT', 3000, 0, 65_535),
    dataDir: path.resolve(text('DATA_DIR') ?? 'data'),
    portalDir: folders.dist,
    /** URL of the PostgreSQL database; if undefined, the server uses the embedded database. */
    databaseUrl: postgres,
    corsOrigins: origins('CORS_ORIGINS'),
    /**
     * Other origins to which the portal's pages may send requests: those of the API and of the collector for web
     * vitals.
     */
    connectOrigins: ['VITE_API_HOST', 'VITE_VITALS_URL'].flatMap((name) =>
      text(name)?.startsWith('/') ? [] : origins(name),
    ),
    /** The proxies whose X-Forwarded-For header is trusted; false for none. */
    trustProxy: proxy,
    sessionIdleMs: wholeNumber('SESSION_IDLE_MINUTES', 120, 1, 60 * 24) * minute,
    sessionMaxMs: wholeNumber('SESSION_MAX_HOURS', 24, 1, 24 * 30) * 60 * minute,
    /** Maximum number of different phone numbers with which one client may apply in an hour. */
    submissionsPerHour: wholeNumber('SUBMISSIONS_PER_HOUR', 30, 1, 1_000_000),
    /**
     * Maximum number of different phone numbers for which one client may use Forgot Password in a quarter of an hour.
     */
    resetPhonesPerQuarterHour: wholeNumber('RESET_PHONES_PER_QUARTER_HOUR', 5, 1, 1_000_000),
    /** Maximum number of different submissions of one form that a student may send in a day. */
    surveysPerDay: wholeNumber('SURVEYS_PER_DAY', 5, 1, 1_000_000),
    /** Maximum bytes of invoices that one client may upload in an hour. */
    uploadBytesPerHour: wholeNumber('UPLOAD_MEGABYTES_PER_HOUR', 500, 50, 1_000_000) * megabyte,
    /**
     * Maximum number of anonymous submissions that one client may send in an hour. High, because many phones share an
     * IP address.
     */
    publicSubmissionsPerHour: wholeNumber('PUBLIC_SUBMISSIONS_PER_HOUR', 600, 1, 1_000_000),
    /** Maximum number of form pages that one client may post in an hour from browsers without JavaScript. */
    formPostsPerHour: wholeNumber('FORM_POSTS_PER_HOUR', 3000, 1, 1_000_000),
    /**
     * Maximum number of messages to students that one client may cause in an hour. Each message costs the lender money.
     */
    messagesPerHour: wholeNumber('MESSAGES_PER_HOUR', 60, 1, 1_000_000),
    demo,
    demoIsGiven: text('DEMO') !== undefined,
    /** Addresses (mailto:, https: or tel:) to which people can report vulnerabilities. */
    securityContacts: securityContacts(read),
    logLevel: logLevel(read),
    /**
     * Key for the digests of reset codes. If undefined, the server uses a key file in `dataDir`, created at the first
     * start.
     */
    resetKey: resetKey(read),
    /** The S3-compatible store for invoice files. If undefined, invoice files are stored in `dataDir`. */
    objectStore: objectStore(read),
    /** The WhatsApp account that sends messages. If undefined, messages stay in the table `messages`. */
    whatsapp: whatsapp(read),
  };
  if (errors.length > 0) throw new UserError(errors.join('\n'));
  return config;
}

function databaseUrl({ text, errors }: EnvironmentReader): string | undefined {
  const url = text('DATABASE_URL');
  if (url && !/^postgres(ql)?:\/\//.test(url)) {
    errors.push('DATABASE_URL must start with postgres:// (leave it out for the embedded database).');
  }
  return url;
}

function trustProxy({ text, errors }: EnvironmentReader): string | false {
  const value = text('TRUST_PROXY');
  if (value === undefined) return false;
  if (value.split(',').every((each) => isAddress(each.trim()))) return value;
  errors.push('TRUST_PROXY must be the list of the addresses of the proxies in front (or loopback).');
  return false;
}

function objectStore({ text, areSet, address }: EnvironmentReader) {
  if (!areSet(['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])) return undefined;
  return {
    /** URL of the store, without the bucket's name. */
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
    /** URL of Meta's Graph API, including the API version. */
    baseUrl: address('WHATSAPP_BASE_URL', 'https://graph.facebook.com/v25.0'),
    phoneId: text('WHATSAPP_PHONE_ID')!,
    token: text('WHATSAPP_TOKEN')!,
    /** Language code of the message templates, as Meta spells it. */
    language: text('WHATSAPP_LANGUAGE') ?? 'en_US',
    resetTemplate: text('WHATSAPP_RESET_TEMPLATE') ?? 'reset_code',
    reminderTemplate: text('WHATSAPP_REMINDER_TEMPLATE') ?? 'pay_invoice_reminder',
    phoneChangedTemplate: text('WHATSAPP_PHONE_CHANGED_TEMPLATE') ?? 'phone_changed',
  };
}

/**
 * Reads the key for digests of reset codes. Required if several machines can serve students (with PostgreSQL and an
 * object store), because each machine must be able to check codes that another one sent.
 */
function resetKey({ text, errors }: EnvironmentReader): Buffer | undefined {
  const key = text('RESET_KEY');
  if (key === undefined && text('DATABASE_URL') && text('S3_ENDPOINT')) {
    errors.push('RESET_KEY must be set, the same for every process. Make one with: openssl rand -hex 32');
  }
  if (key !== undefined && !/^[\da-f]{64}$/i.test(key)) {
    errors.push('RESET_KEY must be 64 hexadecimal digits. Make one with: openssl rand -hex 32');
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

function logLevel({ text, errors }: EnvironmentReader): string {
  const level = text('LOG_LEVEL') ?? 'info';
  if (!logLevels.includes(level)) errors.push(`LOG_LEVEL must be one of ${logLevels.join(', ')}.`);
  return level;
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}

/** Returns whether a text is an IP address, a range such as 10.0.0.0/8, or a range name such as `loopback`. */
function isAddress(text: string): boolean {
  const [address = '', bits = '1', ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0) return ['loopback', 'linklocal', 'uniquelocal'].includes(text);
  return more.length === 0 && /^[1-9]\d*$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128);
}
