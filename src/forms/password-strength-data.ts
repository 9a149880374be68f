/** The check for guessable passwords with its list, in a chunk that only password-strength.ts loads. */
export { createGuessableCheck } from '#domain/guessable-password.ts';
export { commonPasswords } from '#generated/common-passwords.ts';
