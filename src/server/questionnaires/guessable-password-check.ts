import { createGuessableCheck } from '#domain/guessable-password.ts';
import type { GuessablePasswordCheck } from '#engine/core/index.ts';
import { commonPasswords } from '#generated/common-passwords.ts';
import { product } from '#generated/portal.ts';

const isGuessable = createGuessableCheck(commonPasswords);

/**
 * Checks whether a new password is easy to guess. Routes add this check to a form, because only they know
 * whether a password is new.
 */
export const guessablePasswordCheck: GuessablePasswordCheck = {
  isGuessable: (password, known) => isGuessable(password, [product, ...known]),
};
