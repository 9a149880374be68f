/** Only guessable-password-check.ts imports this file, dynamically, so that the list gets its own chunk. */
export { createGuessableCheck } from '#domain/guessable-password.ts';
export { commonPasswords } from '#generated/common-passwords.ts';
