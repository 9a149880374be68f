import { createGuessableCheck } from '#domain/guessable-password.ts';
import type { PasswordStrength } from '#engine/core/index.ts';
import { commonPasswords } from '#generated/common-passwords.ts';
import { product } from '#generated/portal.ts';

const isGuessable = createGuessableCheck(commonPasswords);

/**
 * The browser's own rule and list for guessable passwords. Not part of the flows here: only routes know whether the
 * password is new.
 */
export const passwordStrength: PasswordStrength = {
  isGuessable: (password, known) => isGuessable(password, [product, ...known]),
};
