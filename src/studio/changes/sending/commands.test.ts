import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { branchName, commandsFor } from './commands.ts';

const linesFor = (...given: Parameters<typeof commandsFor>) => commandsFor(...given).map(({ line }) => line);

test('a change on main gets a branch of its own, named as its subject', () => {
  expect(linesFor('Offer Gunjur in the list Town\n\n- Lists, Town: "Gunjur".', 'main', 'sh')).toEqual([
    'git switch -c offer-gunjur-in-the-list-town',
    'npm run generate',
    'git add schemas src/generated',
    `git commit -m 'Offer Gunjur in the list Town' -m '- Lists, Town: "Gunjur".'`,
    'git push -u origin offer-gunjur-in-the-list-town',
  ]);
});

test('what was sent on a branch before goes to the same again', () => {
  const lines = linesFor('Reword it', 'offer-gunjur', 'sh');
  expect(lines[0]).toBe('npm run generate');
  expect(lines.at(-1)).toBe('git push -u origin offer-gunjur');
});

test('a shell hands a message on to the letter', () => {
  const message = 'Say "N\'Jie", $HOME and `date`!\n\n- It’s\n- two lines';
  const line = linesFor(message, 'main', 'sh').find((each) => each.startsWith('git commit'))!;
  const said = execFileSync('sh', ['-c', line.replace('git commit', `printf '%s|'`)]).toString();
  expect(said).toBe('-m|Say "N\'Jie", $HOME and `date`!|-m|- It’s\n- two lines|');
});

test('PowerShell reads curly quotes as quotes, and gets no straight ones', () => {
  const [, , , line] = linesFor('Say "the product’s name"', 'main', 'PowerShell');
  expect(line).toBe(`git commit -m 'Say ”the product’’s name”'`);
});

test.each([
  ['Offer Gunjur', 'offer-gunjur'],
  ['Élan, $(rm) & N’Jie', 'elan-rm-n-jie'],
  ['Reword the questions First name, Surname and Date of birth', 'reword-the-questions-first-name-surname'],
  ['…', 'change-forms'],
])('the branch of %o is %o', (subject, name) => {
  expect(branchName(subject)).toBe(name);
});
