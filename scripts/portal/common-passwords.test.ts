import { expect, test } from 'vitest';
import { createGuessableCheck } from '#domain/guessable-password.ts';
import { commonPasswords } from '#generated/common-passwords.ts';
import { commonPasswordsFile, mostUsedPasswords as mostUsed } from './common-passwords.ts';

test('has thousands of the most used passwords with eight or more characters', () => {
  expect(mostUsed.slice(0, 5)).toEqual(['password', '12345678', '123456789', 'baseball', 'football']);
  expect(new Set(mostUsed).size).toBe(4000);
  expect(mostUsed.filter((password) => password.length < 8 || password !== password.toLowerCase())).toEqual(
    [],
  );
});

test('writes all of them, with the authors and the licence', () => {
  expect([...commonPasswords].sort()).toEqual(mostUsed.toSorted());
  const [by, licence] = commonPasswordsFile().split('\n');
  expect(by).toBe('// Written by npm run generate from @zxcvbn-ts/language-common. Do not edit.');
  expect(licence).toMatch(/Copyright \(c\) .+ MIT licence\.$/);
});

test('refuses each of them, also in capitals and with digits after it', () => {
  const isGuessable = createGuessableCheck(commonPasswords);
  const variants = mostUsed.flatMap((password) => [password, password.toUpperCase()]);
  const ofLetters = mostUsed.filter((password) => /^[a-z]+$/.test(password));
  const all = [...variants, ...ofLetters.map((password) => `${password}2024!`)];
  expect(all.filter((password) => !isGuessable(password, []))).toEqual([]);
});
