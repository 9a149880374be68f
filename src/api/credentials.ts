import { canonicalPhone } from '#domain/phone.ts';

const halfAnHour = 30 * 60 * 1000;

export interface Credentials {
  readonly phone: string;
  readonly password: string;
}

/**
 * What a student registered with, for the log-ins that follow (portal.md §4). In memory only: a reload
 * forgets it. The password is forgotten half an hour after it was last given, or when its log-in succeeded,
 * but never while something unsent still waits for it (decisions.md 5).
 */
export function createCredentials() {
  let kept: Partial<Credentials> = {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isNeeded = () => false;

  function forgetPassword() {
    clearTimeout(timer);
    if (isNeeded()) forgetLater();
    else kept = { phone: kept.phone };
  }

  function forgetLater() {
    clearTimeout(timer);
    timer = setTimeout(forgetPassword, halfAnHour);
  }

  return {
    keep(some: Partial<Credentials>) {
      kept = { ...kept, ...some };
      if (some.password) forgetLater();
    },
    phone: () => kept.phone || undefined,
    password: () => kept.password || undefined,
    /** The password, if it is this phone's. One tab can have seen two students register. */
    passwordOf: (phone: string) =>
      kept.phone && canonicalPhone(kept.phone) === canonicalPhone(phone) ? kept.password : undefined,
    /** After the log-in that needed it. */
    forgetPassword,
    /** On sign-out. */
    forgetAll() {
      clearTimeout(timer);
      kept = {};
    },
    /** Names the reason that may hold the password longer. */
    holdPasswordWhile(reason: () => boolean) {
      isNeeded = reason;
    },
  };
}

export const credentials = createCredentials();
