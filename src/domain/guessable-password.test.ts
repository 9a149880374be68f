import { expect, test } from 'vitest';
import { createGuessableCheck } from './guessable-password.ts';

const mostUsed = ['password', '12345678', 'sunshine', 'iloveyou', '1q2w3e4r'];
const isGuessable = createGuessableCheck(mostUsed);
const known = ['3918264', 'Fatou Binta', "N'Jallow-Sey", 'f.bojang77@example.com', 'Safari'];

test.each([
  ['one of the most used', 'password'],
  ['with accents', 'pässwörd'],
  ['with digits and symbols after it', 'password2024!'],
  ['with digits before it', '99password'],
  ['with digits and symbols in it', 'pass.word.1'],
  ['with digits for letters', 'P4$$w0rd'],
  ['with digits for letters and after it', 'p4ssw0rd99'],
  ['with a 1 for an l', 'i1oveyou'],
  ['in full-width letters', 'ｐａｓｓｗｏｒｄ'],
  ['next to a name', 'passwordFatou'],
  ['made of digits', '12345678'],
  ['made of digits and letters', '1Q2W3E4R'],

  ['the phone number with a symbol', '3918264!'],
  ['with the country code', '2203918264'],
  ['with dashes', '391-82-64'],
  ['backwards', '4628193#'],
  ['with a few letters', 'my3918264'],

  ['a first name and digits', 'fatou1234'],
  ['the second of two first names', 'binta2003'],
  ['first name and surname', 'FatouJallow'],
  ['both parts of a surname', 'JallowSey'],
  ['with digits for letters', 'f4t0u1999'],
  ['with a 1 for an l', 'ja11ow77'],
  ['backwards', 'wollaj2003'],
  ['with a few letters before it', 'my-fatou7'],
  ['the start of the e-mail address', 'bojang2024'],

  ['the product and digits', 'safari123'],

  ['three characters', 'abababac'],
  ['a year, again and again', '2003200320032003'],
  ['a word, twice', 'mangomango'],
  ['the alphabet', 'abcdefgh'],
  ['the alphabet backwards', 'hgfedcba'],
  ['adjacent keys', 'asdfghjk'],
  ['adjacent keys and digits', 'qwerty12!'],
  ['consecutive digits, and others', '45678912'],
  ['a name and adjacent keys', 'fatouqwerty'],
])('is easy to guess: %s: %s', (_what, password) => {
  expect(isGuessable(password, known)).toBe(true);
});

test('is easy to guess: the phone number, with or without its country code', () => {
  for (const phone of ['3918264', '2203918264', '+220 391 8264', '00220-3918264'])
    expect(isGuessable('3918264#', [phone]), phone).toBe(true);
});

test.each([
  ['three words', 'green mango bicycle'],
  ['a word that is not one of the most used', 'baobab-river'],
  ['the product among other words', 'on safari with my uncle'],
  ['a name and a word', 'fatoukora'],
  ['the phone number and a word', 'kora3918264'],
  ['symbols without a word', 'X7#k9!2mQz'],
  ['unrelated digits', '84629175'],
  ['part of the phone number', '39182981'],
  ['adjacent keys in a word', 'property-tax'],
  ['two of the most used', 'sunshine password'],
  ['a sentence twice', 'mango tree mango tree'],
  ['another script', 'كورة وطبل'],
])('is hard to guess: %s: %s', (_what, password) => {
  expect(isGuessable(password, known)).toBe(false);
});

test('is hard to guess: somebody else’s name or number', () => {
  expect(isGuessable('fatou1234x', [])).toBe(false);
  expect(isGuessable('3918264!', ['', 'Jo', '3918265'])).toBe(false);
});

test('is hard to guess: names and numbers that are too short to count', () => {
  expect(isGuessable('jo84629175', ['Jo', '84'])).toBe(false);
});
