import { canonicalPhone } from '#domain/phone.ts';

const halfAnHour = 30 * 60 * 1000;

export interface Credentials {
  readonly phone: string;
  readonly password: string;
}

/**
 * Creates the in-memory store of the phone number and password with which a student registered, so that the portal can
 * log the student in later. The password is deleted half an hour after it was entered, or after a log-in, but not while
 * an unsent outbox item needs it.
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
     * Stores newly entered credentials. Several students may use one tab: a password without a phone number starts a
     * new registration, which deletes the stored phone number; a different phone number deletes the stored password.
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
    /**
     * Deletes the password unless an unsent item needs it. `loggedIn` calls this, and so does a timer half an
     * hour after the password was entered.
     */
    forgetPassword,
    /**
     * Deletes the credentials of any other phone number, and the password of this one unless an unsent item
     * needs it. Called after a log-in with this phone number.
     */
    loggedIn(phone: string) {
      if (!isKnownPhone(phone)) known = { phone };
      forgetPassword();
    },
    /** Deletes the phone number and password: on sign-out, and before another student's application. */
    forgetAll() {
      clearTimeout(timer);
      known = {};
    },
    /**
     * Sets the function that tells whether an unsent item still needs the password of a phone number. It
     * receives the number in canonical form.
     */
    holdPasswordWhile(reason: (phone: string) => boolean) {
      isNeeded = reason;
    },
  };
}

export const credentials = createCredentials();
