import * as portal from '#generated/portal.ts';

export interface Session {
  readonly user: string;
  readonly token: string;
}

export const userKey = 'user';
const tokenKey = `${portal.id}.access_token`;
/**
 * The local storage key of the last student's id. After a session has expired, this id says whose data is still on the
 * phone, so that no other student sees it.
 */
const lastUserKey = `${portal.id}.last_user`;

/**
 * Creates the store of the current session. All tabs share the session through local storage, under the keys
 * in the specification; if local storage is blocked, a tab has the session only in its own memory.
 */
export function createSessionStore(storage: Storage | undefined) {
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
    /** Ends the session on sign-out, and deletes the last student's id. */
    end: () => write(undefined, undefined),
    /** Returns the id of the student who is logged in, or whose session expired last. */
    lastUser: () => lastUser,

    /**
     * Ends the session, because the server rejected this token (401). Does nothing if the session has a newer
     * token by now.
     */
    expire(token: string) {
      if (current?.token !== token) return;
      write(undefined, current.user);
      for (const listener of expired) listener();
    },

    /** Reads the session from local storage again, because another tab may have changed it. */
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

/** Stores the session, or deletes it if undefined. Returns whether local storage allowed this. */
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

/** Returns local storage, or undefined if the browser blocks it, in which case every access throws. */
export function localStorageIfAllowed(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

export const session = createSessionStore(localStorageIfAllowed());
