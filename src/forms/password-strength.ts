import type { IsGuessable } from '#domain/guessable-password.ts';
import type { PasswordStrength } from '#engine/core/index.ts';
import { product } from '#generated/portal.ts';

/** In milliseconds; the check usually loads before a password is typed. If it does not, the server still checks. */
const longestWait = 5000;

let check: IsGuessable | undefined;
let loading: Promise<unknown> | undefined;

/** Checks whether a password is easy to guess. The list is loaded on demand, because most pages do not need it. */
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
