/** What it takes to tell easy passwords, in one part that nothing else needs (password-strength.ts). */
export { createGuessableCheck } from '#domain/guessable-password.ts';
export { commonPasswords } from '#generated/common-passwords.ts';
