import * as portal from '#generated/portal.ts';

export interface Session {
  /** The student's id, which is the application's. */
  readonly user: string;
  readonly token: string;
}

export const userKey = 'user';
const tokenKey = `${portal.id}.access_token`;
/** Identifies whose data an expired session has left on the phone, so that it does not pass to the next student. */
const lastUserKey = `${portal.id}.last_user`;

/**
 * The current session. Kept in local storage under the specification's keys, so that all tabs share it; if storage is
 * blocked, in this tab's memory.
 */
export function createSession(storage: Storage | undefined) {
  const changed = new Set<() => void>();
  const expired = new Set<() => void>();
  let isStored = true;
  let current = readSession(storage);
  let lastUser = current?.user ?? read(storage, lastUserKey);

  function write(next: Session | undefined, nextLastUser: string | undefined): void {
    current = next;
    lastUser = nextLastUser;
    isStored = store(storage, next, lastUser);
    for (const listener of changed) listener();
  }

  return {
    current: () => current,
    start: (next: Session) => write(next, next.user),
    /** Signs out, and also forgets the last student. */
    end: () => write(undefined, undefined),
    /** The student who is logged in, or was when the session expired. */
    lastUser: () => lastUser,

    /** Ends the session after a 401 to this token, unless the token has been replaced in the meantime. */
    expire(token: string) {
      if (current?.token !== token) return;
      write(undefined, current.user);
      for (const listener of expired) listener();
    },

    /** Reads changes that another tab may have made. */
    refresh() {
      const next = isStored ? readSession(storage) : current;
      if (isStored) lastUser = read(storage, lastUserKey);
      if (next?.token === current?.token && next?.user === current?.user) return;
      current = next;
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

/** Returns whether it was stored. */
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

/** Accessing local storage throws if the browser blocks it. */
export function localStorageIfAllowed(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

export const session = createSession(localStorageIfAllowed());
