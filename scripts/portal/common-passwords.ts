import { dictionary } from '@zxcvbn-ts/language-common';

const stamp = `// Written by npm run generate from @zxcvbn-ts/language-common. Do not edit.
// Copyright (c) 2012-2016 Dan Wheeler and Dropbox, Inc. Copyright (c) 2021 @zxcvbn-ts. MIT licence.
`;

/** The number of passwords in the generated module. */
const count = 4000;
/** Shorter passwords are left out, because forms reject them anyway. */
const shortest = 8;
const lineLength = 105;

const byUse = dictionary['passwords-common'].map((password) => password.toLowerCase());

export const mostUsedPasswords: readonly string[] = [...new Set(byUse)]
  .filter(({ length }) => length >= shortest)
  .slice(0, count);

/**
 * Returns the text of the generated module. The passwords are in alphabetical order, which makes the
 * compressed module a third smaller.
 */
export function commonPasswordsFile(): string {
  const lines = [''];
  for (const password of mostUsedPasswords.toSorted()) {
    const line = `${lines.at(-1)} ${password}`.trim();
    if (line.length <= lineLength) lines[lines.length - 1] = line;
    else lines.push(password);
  }
  const texts = lines.map((line) => `  ${JSON.stringify(line)},\n`);
  return `${stamp}export const commonPasswords: readonly string[] = [\n${texts.join('')}].join(' ').split(' ');\n`;
}
