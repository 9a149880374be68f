/** What is not known by then holds nobody up: SUBMIT finds out as well. */
const longestWait = 2000;

/** Whether a phone has an account already, which another application is refused for; false where nobody tells in time. */
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
