import { expect, test } from 'vitest';
import { createGuessableCheck } from '#domain/guessable-password.ts';
import { commonPasswords } from '#generated/common-passwords.ts';
import { commonPasswordsFile, mostUsedPasswords as mostUsed } from './common-passwords.ts';

test('lists the 4,000 most used passwords of eight or more characters', () => {
  expect(mostUsed.slice(0, 5)).toEqual(['password', '12345678', '123456789', 'baseball', 'football']);
  expect(new Set(mostUsed).size).toBe(4000);
  expect(mostUsed.filter((password) => password.length < 8 || password !== password.toLowerCase())).toEqual(
    [],
  );
});

test('writes all of them to the module, with the copyright and the licence', () => {
  expect([...commonPasswords].sort()).toEqual(mostUsed.toSorted());
  const [by, licence] = commonPasswordsFile().split('\n');
  expect(by).toBe('// Written by npm run generate from @zxcvbn-ts/language-common. Do not edit.');
  expect(licence).toMatch(/Copyright \(c\) .+ MIT licence\.$/);
});

test('rejects each of them, also in capitals or followed by digits', () => {
  const isGuessable = createGuessableCheck(commonPasswords);
  const variants = mostUsed.flatMap((password) => [password, password.toUpperCase()]);
  const ofLetters = mostUsed.filter((password) => /^[a-z]+$/.test(password));
  const all = [...variants, ...ofLetters.map((password) => `${password}2024!`)];
  expect(all.filter((password) => !isGuessable(password, []))).toEqual([]);
});
