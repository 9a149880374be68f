import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';

const root = path.resolve(import.meta.dirname, '..');
const example = readFileSync(path.join(root, '.env.example'), 'utf8');
const readme = readFileSync(path.join(root, 'src/server/README.md'), 'utf8');

function namesRead(): string[] {
  const names = new Set<string>();
  const environment = new Proxy<Record<string, string>>(
    { S3_ENDPOINT: 'https://a.example', S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'c', S3_SECRET_ACCESS_KEY: 'd' },
    {
      get(given, name) {
        names.add(String(name));
        return given[String(name)];
      },
    },
  );
  readConfig(environment);
  Object.assign(environment, { WHATSAPP_TOKEN: 'e', WHATSAPP_PHONE_ID: 'f' });
  readConfig(environment);
  return [...names].sort();
}

const uncommented = parseEnv(example.replaceAll(/^#(?=[A-Z_0-9]+=)/gm, '')) as Record<string, string>;

const built = execFileSync('git', ['grep', '-ohE', 'VITE_[A-Z_]+', '--', 'src'], {
  cwd: root,
  encoding: 'utf8',
});
const names = [...new Set([...namesRead(), ...built.trim().split('\n')])].sort();

test('.env.example has every variable that the server or the build reads, and no other', () => {
  expect(Object.keys(uncommented).sort()).toEqual(names);
});

test('the server accepts every value in .env.example', () => {
  expect(readConfig(uncommented).whatsapp?.phoneId).toBe('123456789012345');
});

test('an unmodified .env.example sets no variable', () => {
  expect(parseEnv(example)).toEqual({});
});

test('the server’s README explains every variable', () => {
  const rows = [...readme.matchAll(/^\|([^|]+)\|/gm)].map((row) => row[1]!);
  const explained = rows.flatMap((cell) => [...cell.matchAll(/`([A-Z_0-9]+)`/g)].map((name) => name[1]!));
  expect(names.filter((name) => !explained.includes(name))).toEqual([]);
});
