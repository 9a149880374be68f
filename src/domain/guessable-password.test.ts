import { describe, expect, test } from 'vitest';
import { createGuessableCheck } from './guessable-password.ts';

const mostUsed = ['password', '12345678', 'sunshine', 'iloveyou', '1q2w3e4r'];
const isGuessable = createGuessableCheck(mostUsed);
const known = ['3918264', 'Fatou Binta', "N'Jallow-Sey", 'f.bojang77@example.com', 'Safari'];

describe('easy to guess', () => {
  test.each([
    ['one of the most used', 'password'],
    ['in capitals', 'PassWord'],
    ['with accents', 'pässwörd'],
    ['with digits and signs after it', 'password2024!'],
    ['with digits before it', '99password'],
    ['with digits and signs in it', 'pass.word.1'],
    ['with digits for letters', 'P4$$w0rd'],
    ['with digits for letters and after it', 'p4ssw0rd99'],
    ['with a 1 for an l', 'i1oveyou'],
    ['in full-width letters', 'ｐａｓｓｗｏｒｄ'],
    ['beside a name', 'passwordFatou'],
    ['of digits', '12345678'],
    ['of digits and letters', '1Q2W3E4R'],

    ['the phone number with a sign', '3918264!'],
    ['with the country code', '2203918264'],
    ['with the country code and a plus', '+2203918264'],
    ['as another writes the country', '002203918264'],
    ['as it is read out', '391 8264 '],
    ['with dashes', '391-82-64'],
    ['twice', '39182643918264'],
    ['backwards', '4628193#'],
    ['with a few letters', 'my3918264'],

    ['a first name and digits', 'fatou1234'],
    ['in other words than the first', 'binta2003'],
    ['first name and surname', 'FatouJallow'],
    ['surname and first name', 'jallow.fatou'],
    ['both parts of a surname', 'JallowSey'],
    ['with digits for letters', 'f4t0u1999'],
    ['with a 1 for an l', 'ja11ow77'],
    ['backwards', 'wollaj2003'],
    ['with a few letters before it', 'my-fatou7'],
    ['what the e-mail address begins with', 'bojang2024'],

    ['the product and digits', 'safari123'],
    ['the product in capitals, with signs', 'SAFARI!!!'],
    ['the product backwards', 'irafas99'],

    ['one sign', 'aaaaaaaa'],
    ['three signs', 'abababac'],
    ['a year, again and again', '2003200320032003'],
    ['a word, twice', 'mangomango'],
    ['the alphabet', 'abcdefgh'],
    ['the alphabet backwards', 'hgfedcba'],
    ['keys side by side', 'asdfghjk'],
    ['keys side by side and digits', 'qwerty12!'],
    ['digits in their order, and others', '45678912'],
    ['a name and keys side by side', 'fatouqwerty'],
  ])('%s: %s', (_what, password) => {
    expect(isGuessable(password, known)).toBe(true);
  });
});

describe('hard to guess', () => {
  test.each([
    ['three words', 'green mango bicycle'],
    ['a sentence with the name in it', 'Fatou sells mangoes in Brikama'],
    ['a word that is none of the most used', 'baobab-river'],
    ['the product among other words', 'on safari with my uncle'],
    ['a name and a word', 'fatoukora'],
    ['the phone number and a word', 'kora3918264'],
    ['signs without a word', 'X7#k9!2mQz'],
    ['digits that are nobody’s', '84629175'],
    ['part of the phone number', '39182981'],
    ['keys side by side in a word', 'property-tax'],
    ['two of the most used', 'sunshine password'],
    ['a sentence twice', 'mango tree mango tree'],
    ['another script', 'كورة وطبل'],
  ])('%s: %s', (_what, password) => {
    expect(isGuessable(password, known)).toBe(false);
  });

  test('somebody else’s name or number', () => {
    expect(isGuessable('fatou1234x', [])).toBe(false);
    expect(isGuessable('3918264!', ['', 'Jo', '3918265'])).toBe(false);
  });

  test('the phone number, with or without its country code', () => {
    for (const phone of ['3918264', '2203918264', '+220 391 8264', '00220-3918264'])
      expect(isGuessable('3918264#', [phone]), phone).toBe(true);
  });

  test('names and numbers that are too short to count', () => {
    expect(isGuessable('jo84629175', ['Jo', '84'])).toBe(false);
  });
});
