import { createGuessableCheck } from '#domain/guessable-password.ts';
import type { PasswordStrength } from '#engine/core/index.ts';
import { commonPasswords } from '#generated/common-passwords.ts';
import { product } from '#generated/portal.ts';

const isGuessable = createGuessableCheck(commonPasswords);

/**
 * Which new passwords are easy to guess, by the very rule and list that the browser has. They are no part of the
 * flows here: whoever has a password already goes on with it, and only the routes know who that is.
 */
export const passwordStrength: PasswordStrength = {
  isGuessable: (password, known) => isGuessable(password, [product, ...known]),
};
