import { canonicalPhone } from '#domain/phone.ts';

const halfAnHour = 30 * 60 * 1000;

export interface Credentials {
  readonly phone: string;
  readonly password: string;
}

/**
 * What a student registered with, for the log-ins that follow. In memory only: a reload
 * forgets it. The password is forgotten half an hour after it was last given, or when its log-in succeeded,
 * but never while something unsent still waits for it.
 */
export function createCredentials() {
  let kept: Partial<Credentials> = {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isNeeded: (phone: string) => boolean = () => false;

  function forgetPassword() {
    clearTimeout(timer);
    if (kept.phone && kept.password && isNeeded(canonicalPhone(kept.phone))) forgetLater();
    else kept = { phone: kept.phone };
  }

  function forgetLater() {
    clearTimeout(timer);
    timer = setTimeout(forgetPassword, halfAnHour);
  }

  const isKeptPhone = (phone: string) =>
    kept.phone !== undefined && canonicalPhone(kept.phone) === canonicalPhone(phone);

  return {
    /**
     * What was given just now. One tab can see several students: a password without a phone begins another
     * registration, and another phone does not come with the last one's password.
     */
    keep({ phone, password }: Partial<Credentials>) {
      if (password) {
        kept = { phone, password };
        forgetLater();
      } else if (phone) {
        kept = kept.phone === undefined || isKeptPhone(phone) ? { ...kept, phone } : { phone };
      }
    },
    phone: () => kept.phone || undefined,
    password: () => kept.password || undefined,
    /** The password, if it is this phone's. */
    passwordOf: (phone: string) => (isKeptPhone(phone) ? kept.password : undefined),
    /** After the log-in that needed it. */
    forgetPassword,
    /** A student has logged in with this phone: whatever another one registered with is gone. */
    loggedIn(phone: string) {
      if (!isKeptPhone(phone)) kept = { phone };
      forgetPassword();
    },
    /** On sign-out. */
    forgetAll() {
      clearTimeout(timer);
      kept = {};
    },
    /** Names the reason that may hold the password of a phone, in its canonical form, longer. */
    holdPasswordWhile(reason: (phone: string) => boolean) {
      isNeeded = reason;
    },
  };
}

export const credentials = createCredentials();
