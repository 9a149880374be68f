const commands: readonly (readonly [RegExp, string])[] = [
  [/Write "\w+" into "required", and/g, 'Tick “Must be answered” for it, and'],
  [/(Try (?:it|every branch)): npm run forms/g, '$1 on the phone.'],
  [/ in npm run forms\b/g, ' in the studio'],
  [/Run: npm run schemas:fix/g, 'Press “Update the example answers”.'],
  [/run: npm run schemas:fix/g, 'press “Update the example answers”.'],
  [/run: npm run schemas:retire \S+ ("(?:[^"\\]|\\.)*")\.?/g, 'press “Retire” next to $1 in the list.'],
  [/: its "placeholder" is false/, ', because “This is the real one” is “Yes”'],
  [/, or set "placeholder" to true again\./, ', or choose “No, not yet” again.'],
];

/** Replaces commands in a message with the names of buttons, because staff may have no terminal. */
export const inTheStudio = (words: string): string =>
  commands.reduce((said, [command, done]) => said.replace(command, done), words);
