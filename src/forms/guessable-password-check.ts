import type { IsGuessable } from '#domain/guessable-password.ts';
import type { GuessablePasswordCheck } from '#engine/core/index.ts';
import { product } from '#generated/portal.ts';

/**
 * The longest time, in milliseconds, that submitting a form waits for the check to load. After that, only the
 * server checks the password.
 */
const longestWait = 5000;

let check: IsGuessable | undefined;
let loading: Promise<unknown> | undefined;

/**
 * Loads common passwords on demand, because most pages do not need them. Until they have loaded, every
 * password passes.
 */
export const guessablePasswordCheck: GuessablePasswordCheck = {
  isGuessable: (password, known) => check?.(password, [product, ...known]) ?? false,
  load() {
    if (!check) loading ??= loadCheck();
    return loading;
  },
};

async function loadCheck(): Promise<void> {
  const part = import('./guessable-password-data.ts').catch(() => undefined);
  part.then((fetched) => {
    check = fetched?.createGuessableCheck(fetched.commonPasswords);
  });
  await Promise.race([part, new Promise((resolve) => setTimeout(resolve, longestWait))]);
  loading = undefined;
}
