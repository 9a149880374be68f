/** Only guessable-password-check.ts imports this file, dynamically, to put the list into its own chunk. */
export { createGuessableCheck } from '#domain/guessable-password.ts';
export { commonPasswords } from '#generated/common-passwords.ts';
