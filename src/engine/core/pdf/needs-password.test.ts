import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { needsPassword } from './needs-password.ts';
import { encryptedPdfs, readPdf } from './samples/pdfs.ts';

const locked = readPdf('user-aes-128.pdf').toString('latin1');
const open = readPdf('owner-aes-128.pdf').toString('latin1');

const part = (pdf: string, pattern: RegExp) => pdf.match(pattern)![1]!;
const encryptionOf = (pdf: string) => part(pdf, /(<< \/CF.*>>)\nendobj/);
const idOf = (pdf: string) => part(pdf, /\/ID (\[.*?\])/);

function inFile(pdf: string | Uint8Array<ArrayBuffer>): Blob {
  return new Blob([typeof pdf === 'string' ? Buffer.from(pdf, 'latin1') : pdf]);
}

function written(encryption: string, trailer = `/Encrypt 5 0 R/ID ${idOf(encryption)}`, before = ''): Blob {
  const objects = `%PDF-1.6\n${before}5 0 obj\n${encryption}\nendobj\n`;
  return inFile(`${objects}xref\n0 0\ntrailer <<${trailer}>>\nstartxref\n${objects.length}\n%%EOF\n`);
}

function rewritten(pdf: string, change = (encryption: string) => encryption, trailer?: string): Blob {
  return written(change(encryptionOf(pdf)), trailer ?? `/Encrypt 5 0 R/ID ${idOf(pdf)}`);
}

test.each(encryptedPdfs)('%s needs a password or does not, as its name says', async (name) => {
  expect(await needsPassword(inFile(readPdf(name)))).toBe(name.startsWith('user'));
});

describe.each([
  ['locked', locked, true],
  ['open', open, false],
])('detects a PDF that is %s', (_what, pdf, expected) => {
  const spelled = (spell: (sign: string) => string) => (encryption: string) =>
    encryption.replace(/<([\da-f]+)>/g, (_, hex: string) => {
      const signs = [...Buffer.from(hex, 'hex').toString('latin1')];
      return `(${signs.map(spell).join('')})`;
    });
  const octal = (sign: string) => `\\${sign.charCodeAt(0).toString(8).padStart(3, '0')}`;
  const escaped = (sign: string) =>
    /[()\\\r\n]/.test(sign) ? `\\${sign}`.replace('\r', 'r').replace('\n', 'n') : sign;
  const broken = (sign: string) => `${escaped(sign)}\\\r\n`;

  test.each<[what: string, pdf: Blob]>([
    ['its strings written as octal numbers', rewritten(pdf, spelled(octal))],
    ['its strings written as they are', rewritten(pdf, spelled(escaped))],
    ['its strings broken into lines', rewritten(pdf, spelled(broken))],
    ['its digits broken into lines', rewritten(pdf, (it) => it.replaceAll(/[\da-f]{8}/g, '$&\n '))],
    ['comments in it', rewritten(pdf, (it) => it.replaceAll(' /', ' % >> (\n/'))],
    ['no space in it', rewritten(pdf, (it) => it.replaceAll(/ ?([</[>]) ?/g, '$1'))],
    ['permissions without a sign', rewritten(pdf, (it) => it.replace('/P -4', '/P 4294967292'))],
    ['a length in bytes', rewritten(pdf, (it) => it.replace('/Length 128', '/Length 16'))],
    ['no length', rewritten(pdf, (it) => it.replace('/Length 128', ''))],
    ['longer strings', rewritten(pdf, (it) => it.replaceAll(/([\da-f]{64})>/g, '$1000000>'))],
    ['encryption in the trailer', rewritten(pdf, undefined, `/Encrypt ${encryptionOf(pdf)}/ID ${idOf(pdf)}`)],
    ['an object whose number ends alike', inFile(`${pdf}% 1${part(pdf, /\/Encrypt (\d+)/)} 0 obj`)],
    [
      'an update after it was encrypted',
      inFile(
        `${pdf}xref\n0 0\ntrailer<</Encrypt ${part(pdf, /\/Encrypt (\d+ 0 R)/)}/ID${idOf(pdf)}>>\nstartxref\n${pdf.length}\n%%EOF`,
      ),
    ],
  ])('with %s', async (_how, file) => {
    expect(await needsPassword(file)).toBe(expected);
  });
});

test.each<[what: string, pdf: Blob]>([
  ['that is not encrypted', written(encryptionOf(locked), '/Size 5')],
  [
    'that only mentions encryption',
    written(encryptionOf(locked), '/Size 5 % /Encrypt 5 0 R\n /Title(/Encrypt 5 0 R)'),
  ],
  ['with encrypted attachments', rewritten(locked, (it) => it.replace('/StmF /StdCF', '/StmF /Identity'))],
  ['of another handler', rewritten(locked, (it) => it.replace('/Standard', '/Adobe.PubSec'))],
  ['of a later revision', rewritten(locked, (it) => it.replace('/R 4', '/R 7'))],
  ['without the hash of its password', rewritten(locked, (it) => it.replace('/U <', '/W <'))],
  ['whose hash is cut short', rewritten(locked, (it) => it.replace(/\/U <.{9}/, '/U <'))],
  ['whose hash is in another object', rewritten(locked, (it) => it.replace(/\/U <.*?>/, '/U 6 0 R'))],
  ['whose id is in another object', rewritten(locked, undefined, '/Encrypt 5 0 R/ID 6 0 R')],
  ['whose encryption is missing', rewritten(locked, undefined, '/Encrypt 6 0 R')],
  ['whose encryption does not end', rewritten(locked, (it) => it.slice(0, -2))],
  ['that is cut short', inFile(locked.slice(0, -30))],
  ['without a table', inFile(locked.replace('xref', 'XREF'))],
  ['of no bytes', inFile('')],
])('a PDF %s needs no password', async (_what, pdf) => {
  expect(await needsPassword(pdf)).toBe(false);
});

const hostile = 2 * 2 ** 20;

test.each([
  ['trailer<</Encrypt ', '('],
  ['trailer<</Encrypt (', '\\'],
  ['trailer<</Encrypt <', 'a'],
  ['trailer<<', '/Encrypt '],
  ['trailer<</Encrypt ', '1'],
  ['trailer ', '<<'],
  ['trailer<</Encrypt', '['],
  ['trailer', '%'],
  ['trailer', ' '],
  ['', 'traile'],
  ['trailer<</Encrypt 5 0 R>>', '5 0 obj'],
  ['trailer<</Encrypt 5 0 R>>', '15 0 obj '],
])('reads xref %s and megabytes of %s in linear time', async (start, filler) => {
  const body = Buffer.alloc(hostile, filler);
  body.write(`%PDF-1.4\nxref ${start}`);
  body.write('\nstartxref 9\n%%EOF\n', hostile - 20);
  expect(await needsPassword(inFile(body))).toBe(false);
});

test('never throws for damaged files', async () => {
  const damage = fc.record({
    name: fc.constantFrom(...encryptedPdfs),
    from: fc.nat(1300),
    length: fc.nat(20),
    put: fc.oneof(
      fc.uint8Array({ maxLength: 20 }),
      fc.constantFrom(...['(', '<<', '>>', '[', '<', ' R', '%', '\\', '0'].map((text) => Buffer.from(text))),
    ),
  });
  const check = fc.asyncProperty(fc.array(damage, { minLength: 1, maxLength: 4 }), async (damages) => {
    let pdf = readPdf(damages[0]!.name);
    for (const { from, length, put } of damages) {
      pdf = Buffer.concat([pdf.subarray(0, from), put, pdf.subarray(from + length)]);
    }
    expect([true, false]).toContain(await needsPassword(inFile(pdf)));
  });
  await fc.assert(check, { numRuns: process.env.TEST_ALL ? 1000 : 50 });
});
