import { isIP } from 'node:net';
import path from 'node:path';

export interface Config {
  readonly host: string;
  readonly port: number;
  /** Database, files and backups. */
  readonly dataDir: string;
  /** The built portal. */
  readonly portalDir: string;
  /** PostgreSQL instead of the embedded database. */
  readonly databaseUrl: string | undefined;
  /** Other origins whose pages may call the API. */
  readonly corsOrigins: readonly string[];
  /** Other origins that the portal itself calls: its API host, the vitals reporter. */
  readonly connectOrigins: readonly string[];
  /** The proxies whose X-Forwarded-For is believed. */
  readonly trustProxy: false | string;
  readonly sessionIdleMs: number;
  readonly sessionMaxMs: number;
  /** Different phones that one client may submit in an hour. */
  readonly submissionsPerHour: number;
  /** Different phones of which one client may reset the password in a quarter of an hour. */
  readonly resetPhonesPerQuarterHour: number;
  readonly demo: boolean;
  readonly logLevel: string;
}

export type Environment = { readonly [name: string]: string | undefined };

/** What is wrong with the environment, a sentence a mistake. */
export class ConfigError extends Error {
  readonly mistakes: readonly string[];

  constructor(mistakes: readonly string[]) {
    super(mistakes.join('\n'));
    this.mistakes = mistakes;
  }
}

const minute = 60_000;
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const notYet = ['S3_ENDPOINT', 'S3_BUCKET', 'WHATSAPP_TOKEN', 'WHATSAPP_PHONE_ID'];

/** The environment as typed configuration. Reads everything before it complains, so that one start shows all mistakes. */
export function readConfig(environment: Environment): Config {
  const mistakes: string[] = [];

  function text(name: string): string | undefined {
    return environment[name]?.trim() || undefined;
  }

  function wholeNumber(name: string, byDefault: number, from: number, to: number): number {
    const number = Number(text(name) ?? byDefault);
    if (Number.isInteger(number) && number >= from && number <= to) return number;
    mistakes.push(`${name} must be a whole number from ${from} to ${to}, not "${text(name)}".`);
    return byDefault;
  }

  function onOrOff(name: string, byDefault: boolean): boolean {
    const value = text(name)?.toLowerCase();
    if (value === undefined) return byDefault;
    if (['1', 'true', 'on', 'yes'].includes(value)) return true;
    if (!['0', 'false', 'off', 'no'].includes(value))
      mistakes.push(`${name} must be 1 or 0, not "${value}".`);
    return false;
  }

  function origins(name: string): string[] {
    const list = (text(name) ?? '').split(',').filter((each) => each.trim() !== '');
    return list.flatMap((each) => {
      const origin = originOf(each.trim());
      if (origin) return [origin];
      mistakes.push(`${name} must hold addresses such as https://portal.example, not "${each.trim()}".`);
      return [];
    });
  }

  function databaseUrl(): string | undefined {
    const url = text('DATABASE_URL');
    if (url && !/^postgres(ql)?:\/\//.test(url)) {
      mistakes.push('DATABASE_URL must start with postgres:// (leave it out for the embedded database).');
    }
    return url;
  }

  function trustProxy(): Config['trustProxy'] {
    const value = text('TRUST_PROXY');
    if (value === undefined) return false;
    if (value.split(',').every((each) => isAddress(each.trim()))) return value;
    mistakes.push('TRUST_PROXY must be the list of the addresses of the proxies in front (or loopback).');
    return false;
  }

  function logLevel(): string {
    const level = text('LOG_LEVEL') ?? 'info';
    if (!logLevels.includes(level)) mistakes.push(`LOG_LEVEL must be one of ${logLevels.join(', ')}.`);
    return level;
  }

  const host = text('HOST') ?? '127.0.0.1';
  const proxy = trustProxy();
  const postgres = databaseUrl();
  const demo = onOrOff('DEMO', isLoopback(host) && !postgres && proxy === false);
  if (demo && !isLoopback(host)) {
    mistakes.push(`DEMO is on and HOST is ${host}: demo students have known passwords. Set DEMO=0.`);
  }
  for (const name of notYet.filter((each) => text(each))) {
    mistakes.push(`${name} is set, but this version cannot use it yet. Leave it out.`);
  }

  const config: Config = {
    host,
    port: wholeNumber('PORT', 3000, 0, 65_535),
    dataDir: path.resolve(text('DATA_DIR') ?? 'data'),
    portalDir: path.resolve(import.meta.dirname, '../../dist'),
    databaseUrl: postgres,
    corsOrigins: origins('CORS_ORIGINS'),
    connectOrigins: ['VITE_API_HOST', 'VITE_VITALS_URL'].flatMap((name) =>
      text(name)?.startsWith('/') ? [] : origins(name),
    ),
    trustProxy: proxy,
    sessionIdleMs: wholeNumber('SESSION_IDLE_MINUTES', 120, 1, 60 * 24) * minute,
    sessionMaxMs: wholeNumber('SESSION_MAX_HOURS', 24, 1, 24 * 30) * 60 * minute,
    submissionsPerHour: wholeNumber('SUBMISSIONS_PER_HOUR', 30, 1, 1_000_000),
    resetPhonesPerQuarterHour: wholeNumber('RESET_PHONES_PER_QUARTER_HOUR', 5, 1, 1_000_000),
    demo,
    logLevel: logLevel(),
  };
  if (mistakes.length > 0) throw new ConfigError(mistakes);
  return config;
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}

function originOf(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { origin, protocol } = new URL(url);
  return protocol === 'https:' || protocol === 'http:' ? origin : undefined;
}

function isAddress(text: string): boolean {
  return isIP(text.split('/')[0]!) > 0 || ['loopback', 'linklocal', 'uniquelocal'].includes(text);
}
