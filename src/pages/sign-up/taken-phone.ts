/**
 * In milliseconds. After this time the sign-up continues, because the number is checked again when the form is
 * submitted.
 */
const longestWait = 2000;

/** Whether a phone number already has an account; false if the server does not respond in time. */
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
