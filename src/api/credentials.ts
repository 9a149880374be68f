import { canonicalPhone } from '#domain/phone.ts';

const halfAnHour = 30 * 60 * 1000;

export interface Credentials {
  readonly phone: string;
  readonly password: string;
}

/**
 * The phone and password that a student registered with, for later log-ins. In memory only, so a reload forgets them.
 * The password is forgotten half an hour after it was entered, or after a log-in, but not while an unsent item needs
 * it.
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
     * registration, and a different phone drops the previous password.
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
    /** The password, if it belongs to this phone. */
    passwordOf: (phone: string) => (isKnownPhone(phone) ? known.password : undefined),
    /** Called after a log-in. */
    forgetPassword,
    /** Called after a log-in with this phone: drops the registration of any other. */
    loggedIn(phone: string) {
      if (!isKnownPhone(phone)) known = { phone };
      forgetPassword();
    },
    /** Called on sign-out. */
    forgetAll() {
      clearTimeout(timer);
      known = {};
    },
    /** Sets the check for whether the password of a canonical phone is still needed. */
    holdPasswordWhile(reason: (phone: string) => boolean) {
      isNeeded = reason;
    },
  };
}

export const credentials = createCredentials();
