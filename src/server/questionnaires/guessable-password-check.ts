import { createGuessableCheck } from '#domain/guessable-password.ts';
import type { GuessablePasswordCheck } from '#engine/core/index.ts';
import { commonPasswords } from '#generated/common-passwords.ts';
import { product } from '#generated/portal.ts';

const isGuessable = createGuessableCheck(commonPasswords);

/** Only the routes know whether a password is new, so the server's forms do not include this check. */
export const guessablePasswordCheck: GuessablePasswordCheck = {
  isGuessable: (password, known) => isGuessable(password, [product, ...known]),
};
