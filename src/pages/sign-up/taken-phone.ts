/** In milliseconds. After that sign-up goes on: SUBMIT checks the number, too. */
const longestWait = 2000;

/** Whether a phone number has an account already; false if the server does not answer in time. */
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
