/**
 * Only guessable-password-check.ts imports this file. The import is dynamic, so that the list gets a chunk of
 * its own.
 */
export { createGuessableCheck } from '#domain/guessable-password.ts';
export { commonPasswords } from '#generated/common-passwords.ts';
