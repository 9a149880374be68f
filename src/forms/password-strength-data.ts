/**
 * Exports the check for guessable passwords with its list of common passwords. Only password-strength.ts
 * imports this file, and dynamically, so that the list is a separate chunk.
 */
export { createGuessableCheck } from '#domain/guessable-password.ts';
export { commonPasswords } from '#generated/common-passwords.ts';
