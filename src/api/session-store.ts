import * as portal from '#generated/portal.ts';

export interface Session {
  readonly user: string;
  readonly token: string;
}

export const userKey = 'user';
const tokenKey = `${portal.id}.access_token`;
/**
 * The local-storage key for the id of the student whose data is on the phone. The id is kept after the
 * session has expired, so that the data can be deleted when another student logs in.
 */
const lastUserKey = `${portal.id}.last_user`;

/**
 * Creates the store of the session. All tabs share the session through local storage, under the keys that the
 * lender's specification names. If local storage is blocked, each tab keeps its own session in memory.
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
    end: () => write(undefined, undefined),
    /** Returns the id of the student who is logged in, or whose session expired last. */
    lastUser: () => lastUser,

    /**
     * Ends the session, because the server has rejected this token (401). Does nothing if the session has a
     * newer token by now.
     */
    expire(token: string) {
      if (current?.token !== token) return;
      write(undefined, current.user);
      for (const listener of expired) listener();
    },

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

/** Returns undefined if the browser blocks local storage, because every access to it then throws. */
export function localStorageIfAllowed(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

export const session = createSessionStore(localStorageIfAllowed());
