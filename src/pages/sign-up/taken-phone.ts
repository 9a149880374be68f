/**
 * In milliseconds. After this time the registration continues, because the server checks the phone number
 * again when the application is sent.
 */
const longestWait = 2000;

/**
 * Resolves to true if an account has this phone number. Resolves to false if no account has it, or if the
 * server does not respond in time.
 */
export function isPhoneTaken(phone: string): Promise<boolean> {
  const waiting = new AbortController();
  const answer = import('#api/password-reset.ts').then(({ isPhoneKnown }) =>
    isPhoneKnown(phone, waiting.signal),
  );
  const longest = new Promise<boolean>((resolve) => setTimeout(resolve, longestWait, false));
  return Promise.race([answer, longest])
    .catch(() => false)
    .finally(() => waiting.abort());
}
