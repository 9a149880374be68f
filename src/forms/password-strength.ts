import type { IsGuessable } from '#domain/guessable-password.ts';
import type { PasswordStrength } from '#engine/core/index.ts';
import { product } from '#generated/portal.ts';

/** A password is typed more slowly than this comes. Where it does not, the server has the last word. */
const longestWait = 5000;

let check: IsGuessable | undefined;
let loading: Promise<unknown> | undefined;

/** Which passwords are easy to guess. The list of them is a part of its own: most pages have no use for it. */
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
