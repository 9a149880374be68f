/** What the check and the diff tell to run, as it is done in the studio. */
const commands: readonly (readonly [RegExp, string])[] = [
  [/(Try (?:it|every branch)): npm run forms/g, '$1 on the phone.'],
  [/Run: npm run schemas:fix/g, 'Press “Update the rest”.'],
  [/run: npm run schemas:fix/g, 'press “Update the rest”.'],
  [/run: npm run schemas:retire \S+ ("(?:[^"\\]|\\.)*")\.?/g, 'press “Retire” beside $1 in the list.'],
];

/** Whether a remedy ends with what the studio does by one press. */
export const isUpdate = (words: string): boolean => /run: npm run schemas:fix/i.test(words);

/** A sentence of the check or the diff without the commands of a terminal, which staff in the studio do not have. */
export const inTheStudio = (words: string): string =>
  commands.reduce((said, [command, done]) => said.replace(command, done), words);
