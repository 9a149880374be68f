import type { IsGuessable } from '#domain/guessable-password.ts';
import type { PasswordStrength } from '#engine/core/index.ts';
import { product } from '#generated/portal.ts';

/**
 * How long a submit waits for the check to load, in milliseconds. The check usually loads before a password is typed.
 * After this time, the password is checked by the server only.
 */
const longestWait = 5000;

let check: IsGuessable | undefined;
let loading: Promise<unknown> | undefined;

/**
 * Checks whether a password is easy to guess. The list of common passwords is loaded on demand, because most pages do
 * not need it; until then, every password passes.
 */
export const passwordStrength: PasswordStrength = {
  isGuessable: (password, known) => check?.(password, [product, ...known]) ?? false,
  load() {
    if (!check) loading ??= loadCheck();
    return loading;
  },
};

async function loadCheck(): Promise<void> {
  const part = import('./password-strength-data.ts').catch(() => undefined);
  part.then((fetched) => {
    check = fetched?.createGuessableCheck(fetched.commonPasswords);
  });
  await Promise.race([part, new Promise((resolve) => setTimeout(resolve, longestWait))]);
  loading = undefined;
}
