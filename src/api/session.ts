import * as portal from '#generated/portal.ts';

export interface Session {
  /** The student's id, which is the application's. */
  readonly user: string;
  readonly token: string;
}

export const userKey = 'user';
const tokenKey = `${portal.id}.access_token`;
/** The id alone, so that what an expired session left on the phone is not taken for the next student's. */
const lastUserKey = `${portal.id}.last_user`;

/**
 * Who is logged in. Kept in local storage under the specification's keys, so that all tabs
 * share it; where storage is blocked, in this tab's memory.
 */
export function createSession(storage: Storage | undefined) {
  const changed = new Set<() => void>();
  const expired = new Set<() => void>();
  let isStored = true;
  let now = readSession(storage);
  let last = now?.user ?? read(storage, lastUserKey);

  function write(next: Session | undefined, lastUser: string | undefined): void {
    now = next;
    last = lastUser;
    isStored = store(storage, next, lastUser);
    for (const listener of changed) listener();
  }

  return {
    current: () => now,
    start: (next: Session) => write(next, next.user),
    /** Signed out: nothing says who was here. */
    end: () => write(undefined, undefined),
    /** Who is logged in, or was before the session expired. */
    lastUser: () => last,

    /** A call with this token was answered 401. One that has been replaced meanwhile ends nothing. */
    expire(token: string) {
      if (now?.token !== token) return;
      write(undefined, now.user);
      for (const listener of expired) listener();
    },

    /** Reads again what another tab may have changed. */
    refresh() {
      const next = isStored ? readSession(storage) : now;
      if (isStored) last = read(storage, lastUserKey);
      if (next?.token === now?.token && next?.user === now?.user) return;
      now = next;
      for (const listener of changed) listener();
    },

    subscribe(listener: () => void) {
      changed.add(listener);
      return () => void changed.delete(listener);
    },

    onExpired(listener: () => void) {
      expired.add(listener);
      return () => void expired.delete(listener);
    },
  };
}

function readSession(storage: Storage | undefined): Session | undefined {
  const [user, token] = [read(storage, userKey), read(storage, tokenKey)];
  return user && token ? { user, token } : undefined;
}

function read(storage: Storage | undefined, key: string): string | undefined {
  try {
    return storage?.getItem(key) || undefined;
  } catch {
    return undefined;
  }
}

/** Whether storage has taken it. */
function store(storage: Storage | undefined, next: Session | undefined, last: string | undefined): boolean {
  const values = { [userKey]: next?.user, [tokenKey]: next?.token, [lastUserKey]: last };
  try {
    if (!storage) return false;
    for (const [key, value] of Object.entries(values)) {
      if (value) storage.setItem(key, value);
      else storage.removeItem(key);
    }
    return true;
  } catch {
    return false;
  }
}

/** Even to look at local storage can throw, where a browser blocks it. */
export function localStorageIfAllowed(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

export const session = createSession(localStorageIfAllowed());
