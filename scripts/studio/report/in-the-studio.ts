/** Commands in messages of the check and the diff, and what the studio says instead. */
const commands: readonly (readonly [RegExp, string])[] = [
  [/(Try (?:it|every branch)): npm run forms/g, '$1 on the phone.'],
  [/ in npm run forms\b/g, ' in the studio'],
  [/Run: npm run schemas:fix/g, 'Press “Update the rest”.'],
  [/run: npm run schemas:fix/g, 'press “Update the rest”.'],
  [/run: npm run schemas:retire \S+ ("(?:[^"\\]|\\.)*")\.?/g, 'press “Retire” next to $1 in the list.'],
];

/** Whether the remedy is what "Update the rest" does. */
export const isUpdate = (words: string): boolean => /run: npm run schemas:fix/i.test(words);

/** Replaces the commands in a message, because staff in the studio have no terminal. */
export const inTheStudio = (words: string): string =>
  commands.reduce((said, [command, done]) => said.replace(command, done), words);
