import { canonicalPhone } from '#domain/phone.ts';

const halfAnHour = 30 * 60 * 1000;

export interface Credentials {
  readonly phone: string;
  readonly password: string;
}

/**
 * Keeps the phone number and password of a registration in memory, so that the portal can log the student in
 * later. Deletes the password after a log-in, or half an hour after it was entered, but not while an unsent
 * outbox item needs it.
 */
export function createCredentials() {
  let known: Partial<Credentials> = {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isNeeded: (phone: string) => boolean = () => false;

  function forgetPassword() {
    clearTimeout(timer);
    if (known.phone && known.password && isNeeded(canonicalPhone(known.phone))) forgetLater();
    else known = { phone: known.phone };
  }

  function forgetLater() {
    clearTimeout(timer);
    timer = setTimeout(forgetPassword, halfAnHour);
  }

  const isKnownPhone = (phone: string) =>
    known.phone !== undefined && canonicalPhone(known.phone) === canonicalPhone(phone);

  return {
    /**
     * Keeps a phone number, a password, or both. Several students may use one tab: a password without a phone
     * number starts a new registration, so the stored phone number is deleted. A different phone number
     * deletes the stored password.
     */
    keep({ phone, password }: Partial<Credentials>) {
      if (password) {
        known = { phone, password };
        forgetLater();
      } else if (phone) {
        known = known.phone === undefined || isKnownPhone(phone) ? { ...known, phone } : { phone };
      }
    },
    phone: () => known.phone || undefined,
    password: () => known.password || undefined,
    passwordOf: (phone: string) => (isKnownPhone(phone) ? known.password : undefined),
    /** Deletes the password. If an unsent item still needs it, tries again half an hour later. */
    forgetPassword,
    /**
     * Deletes the credentials of any other student. Also deletes this student's password, unless an unsent
     * item needs it.
     */
    loggedIn(phone: string) {
      if (!isKnownPhone(phone)) known = { phone };
      forgetPassword();
    },
    forgetAll() {
      clearTimeout(timer);
      known = {};
    },
    /**
     * Sets the function that says whether an unsent item needs the password. The function's argument is the
     * phone number in canonical form.
     */
    holdPasswordWhile(reason: (phone: string) => boolean) {
      isNeeded = reason;
    },
  };
}

export const credentials = createCredentials();
