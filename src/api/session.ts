import { portal } from '#generated/portal.ts';

export interface Session {
  /** The student's id, which is the application's (decisions.md 4). */
  readonly user: string;
  readonly token: string;
}

const userKey = 'user';
const tokenKey = `${portal.id}.access_token`;

/**
 * Who is logged in. Kept in local storage under the specification's keys (portal.md §3), so that all tabs
 * share it; where storage is blocked, in this tab's memory.
 */
export function createSession(storage: Storage | undefined) {
  const changed = new Set<() => void>();
  const expired = new Set<() => void>();
  let isStored = true;
  let now = read();

  function read(): Session | undefined {
    try {
      const user = storage?.getItem(userKey);
      const token = storage?.getItem(tokenKey);
      return user && token ? { user, token } : undefined;
    } catch {
      return undefined;
    }
  }

  function write(next: Session | undefined): void {
    now = next;
    try {
      if (!storage) throw new Error('Local storage is blocked.');
      if (next) {
        storage.setItem(userKey, next.user);
        storage.setItem(tokenKey, next.token);
      } else {
        storage.removeItem(userKey);
        storage.removeItem(tokenKey);
      }
      isStored = true;
    } catch {
      isStored = false;
    }
    for (const listener of changed) listener();
  }

  return {
    current: () => now,
    start: (next: Session) => write(next),
    end: () => write(undefined),

    /** A call with this token was answered 401. One that has been replaced meanwhile ends nothing. */
    expire(token: string) {
      if (now?.token !== token) return;
      write(undefined);
      for (const listener of expired) listener();
    },

    /** Reads again what another tab may have changed. */
    refresh() {
      const next = isStored ? read() : now;
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

/** Even to look at local storage can throw, where a browser blocks it. */
function localStorageIfAllowed(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

export const session = createSession(localStorageIfAllowed());
