import { canonicalPhone } from '#domain/phone.ts';

const halfAnHour = 30 * 60 * 1000;

export interface Credentials {
  readonly phone: string;
  readonly password: string;
}

/**
 * Creates the store of the phone and password that a student registered with, for later log-ins. Both are in memory
 * only, so a reload deletes them. The password is deleted half an hour after it was entered, or after a log-in, but not
 * while an unsent outbox item needs the password.
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
     * Stores newly entered credentials. Several students may use one tab: a password without a phone starts another
     * registration and deletes the stored phone; a different phone deletes the stored password.
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
    /** Returns the password if it belongs to this phone. */
    passwordOf: (phone: string) => (isKnownPhone(phone) ? known.password : undefined),
    /** Deletes the password after a log-in, unless an unsent item needs the password. */
    forgetPassword,
    /**
     * Called after a log-in with this phone: deletes the password unless an unsent item needs the password, and deletes
     * the credentials of any other phone.
     */
    loggedIn(phone: string) {
      if (!isKnownPhone(phone)) known = { phone };
      forgetPassword();
    },
    /** Deletes the phone and the password on sign-out. */
    forgetAll() {
      clearTimeout(timer);
      known = {};
    },
    /** Sets the function that checks whether the password of a canonical phone is still needed. */
    holdPasswordWhile(reason: (phone: string) => boolean) {
      isNeeded = reason;
    },
  };
}

export const credentials = createCredentials();
