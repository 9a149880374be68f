import { createGuessableCheck } from '#domain/guessable-password.ts';
import type { GuessablePasswordCheck } from '#engine/core/index.ts';
import { commonPasswords } from '#generated/common-passwords.ts';
import { product } from '#generated/portal.ts';

const isGuessable = createGuessableCheck(commonPasswords);

/**
 * The routes add this check to a form if a password is new. The server's forms do not include it, because
 * only the routes know whether a password is new.
 */
export const guessablePasswordCheck: GuessablePasswordCheck = {
  isGuessable: (password, known) => isGuessable(password, [product, ...known]),
};
