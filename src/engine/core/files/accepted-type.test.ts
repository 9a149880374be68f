import { expect, test } from 'vitest';
import { formStep } from '../testing/form.ts';
import { acceptedType, nameWithType, wrongTypeWords } from './accepted-type.ts';

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const jpeg = '\xff\xd8\xff\xe0\0\x10JFIF';
const png = '\x89PNG\r\n\x1a\n\0\0\0\rIHDR';
const media = (brand: string, ...others: string[]) =>
  `\0\0\0${String.fromCharCode(16 + 4 * others.length)}ftyp${brand}\0\0\0\0${others.join('')}mdat`;
const ofArchive = (...names: string[]) => names.map((name) => `PK\x03\x04\x14\0${name}`).join('\0');

const fileTypes = ['jpg', 'jpeg', 'png', 'pdf'];
const accepted = (name: string, head: string, types = fileTypes) =>
  acceptedType({ name, head: bytes(head) }, types);

const names = ['a.exe', '1000012345', 'x.jfif', 'invoice ', '', 'invoice.', 'İ.jpg', 'a.heic', 'b.docx'];

test.each<[head: string, type: string]>([
  [jpeg, 'jpg'],
  [`${jpeg}%PDF-1.7`, 'jpg'],
  [png, 'png'],
  ['%PDF-1.7', 'pdf'],
  ['\xef\xbb\xbf%PDF-1.4', 'pdf'],
  ['HTTP/1.1 200 OK\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.4', 'pdf'],
  [`${'x'.repeat(1019)}%PDF-`, 'pdf'],
])('accepts the bytes %j as %s, whatever the name', (head, type) => {
  for (const name of names) expect(accepted(name, head), name).toBe(type);
});

test.each([
  ['x.JPEG ', jpeg, 'jpeg'],
  ['x.jpeg', png, 'png'],
])('%j keeps its extension if that is one of its type', (name, head, type) => {
  expect(accepted(name, head)).toBe(type);
});

test.each<[name: string, head: string]>([
  ['a.pdf', `${'x'.repeat(1020)}%PDF-`],
  ['a.pdf', 'MZ'],
  ['a.jpg', ''],
  ['a.jpg', 'RIFF\0\0\0\0WEBPVP8 '],
  ['a.png', media('heic')],
])('does not accept %s by its name', (name, head) => {
  expect(accepted(name, head)).toBeUndefined();
});

test('accepts a file without a signature by its name, if that type is accepted', () => {
  expect(accepted('ages.CSV', 'name,age', ['csv', 'pdf'])).toBe('csv');
  expect(accepted('cv.docx', ofArchive('[Content_Types].xml'), ['docx'])).toBe('docx');
  expect(accepted('cv.docx', jpeg, ['docx'])).toBeUndefined();
  expect(accepted('cv.webp', 'RIFF\0\0\0\0WEBPVP8 ', ['webp'])).toBe('webp');
  expect(accepted('cv.pdf', 'name,age', ['csv', 'pdf'])).toBeUndefined();
});

test.each([
  ['INVOICE.JPG', 'jpg', 'INVOICE.JPG'],
  ['invoice.jpg\u200B\u3164', 'jpg', 'invoice.jpg'],
  ['\u202Egpj.exe', 'jpg', 'gpj.exe.jpg'],
  ['a\0.jpg', 'jpg', 'a.jpg'],
  ['1000012345', 'jpg', '1000012345.jpg'],
  ['x.jfif', 'jpg', 'x.jpg'],
  ['invoice.pdf', 'jpg', 'invoice.jpg'],
  ['IMG_1.HEIC', 'jpg', 'IMG_1.jpg'],
  ['invoice.', 'pdf', 'invoice.pdf'],
  ['Invoice No.12', 'pdf', 'Invoice No.12.pdf'],
  ['invoice.pdf.exe', 'pdf', 'invoice.pdf.exe.pdf'],
])('renames %j of the type %s to %j', (name, type, right) => {
  expect(nameWithType(name, type)).toBe(right);
});

const field = (fileTypes: readonly string[], text: string) => {
  const { fields, ui } = formStep('s', { file: [{ fileTypes }, { messages: { fileTypes: { text } } }] });
  return { schema: fields!.file!, ui: ui!.file! };
};
const invoice = field(fileTypes, 'It must be a JPG, JPEG, PNG or PDF file');
const screenshot = 'Open it, take a screenshot and choose that';
const save = 'Save it as a PDF, or take a photo of it';

test.each<[what: string, remedy: string, name: string, head: string]>([
  ['a HEIC photo', screenshot, 'a.jpg', media('heic', 'mif1')],
  ['a HEIC photo', screenshot, 'a', media('hevx')],
  ['an AVIF picture', screenshot, 'a', media('mif1', 'avif')],
  ['a WebP picture', screenshot, 'a.jpg', 'RIFF\x10\0\0\0WEBPVP8 '],
  ['a GIF picture', screenshot, 'a', 'GIF89a'],
  ['a BMP picture', screenshot, 'a', 'BM\x10\x20\0\0\0\0\0\0'],
  ['a TIFF picture', screenshot, 'a', 'II*\0'],
  ['an SVG drawing', screenshot, 'a.png', '<?xml version="1.0"?>\n<svg onload="x">'],
  ['a video', 'Take a photo instead', 'a', media('isom', 'mp42')],
  ['a ZIP file', 'Open it and choose the file inside', 'a.pdf', ofArchive('invoice.pdf')],
  ['a Word file', save, 'a.pdf', ofArchive('[Content_Types].xml', '_rels/.rels', 'word/document.xml')],
  ['a Word file', save, 'a.docx', ofArchive('[Content_Types].xml')],
  ['a Word file', save, 'a.DOC ', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'],
  ['a Word file', save, 'a', '{\\rtf1'],
  ['an Excel file', save, 'a.xls', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'],
  ['an Office file', save, 'a', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'],
  ['a web page', save, 'a.pdf', '<!DOCTYPE html><title>x</title>'],
  ['a web page', save, 'a', '\xef\xbb\xbf\n<html><p>%PDF-1.7 is a version'],
])(
  'the message for a rejected file says what it is and what to do: %s (%s), named %j',
  (what, remedy, name, head) => {
    expect(wrongTypeWords(invoice, { name, head: bytes(head) })).toBe(
      `${name.trim()} is ${what}. It must be a JPG, JPEG, PNG or PDF file. ${remedy}.`,
    );
  },
);

test('rejects empty and unknown files, with the types that are accepted', () => {
  const words = (fileTypes: string[], head: string) =>
    wrongTypeWords(field(fileTypes, 'Choose another one.'), { name: 'a', head: bytes(head) });
  expect(words(['pdf'], '')).toBe('a is empty. Choose another one.');
  expect(words(['pdf'], 'MZ')).toBe('We cannot use a. Choose another one.');
  expect(words(['pdf'], jpeg)).toBe('a is a JPG photo. Choose another one.');
  expect(words(['jpg'], '%PDF-1.4')).toBe('a is a PDF. Choose another one. Take a photo of it.');
  expect(words(['pdf'], '{\\rtf')).toBe(
    'a is a Word file. Choose another one. Save it as a PDF and choose that.',
  );
});

test.each([
  ['\u202Egpj.docx\u200B', /^gpj\.docx is a Word file\. /],
  [`${'invoice-'.repeat(9)}.docx`, /^.{39}… is a Word file\. /],
])('leaves out invisible characters and shortens a long name: %j', (name, words) => {
  expect(wrongTypeWords(invoice, { name, head: bytes('{\\rtf') })).toMatch(words);
});
