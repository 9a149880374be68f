import { paths } from '#paths';

/** The history state that other pages pass to the log-in page. It never contains a password. */
export interface LoginState {
  readonly phone?: string;
  /** A sentence that says why the student has to log in. */
  readonly notice?: string;
  /**
   * Whether the student's unsent application prevents the log-in, so that the page shows the application's state
   * instead of a notice.
   */
  readonly isWaiting?: boolean;
  /** The address to open after the log-in. */
  readonly from?: string;
}

export function loginStateOf(state: unknown): LoginState {
  const { phone, notice, isWaiting, from } = (state ?? {}) as Record<keyof LoginState, unknown>;
  return {
    phone: textOf(phone),
    notice: textOf(notice),
    from: knownPath(from),
    ...(isWaiting === true && { isWaiting }),
  };
}

const textOf = (value: unknown) => (typeof value === 'string' && value ? value : undefined);

/**
 * Returns the path if a log-in may lead there, otherwise undefined. It must be a path of the portal, so that a crafted
 * history state cannot lead to another site, and not a page from which students log in.
 */
function knownPath(path: unknown): string | undefined {
  const isPath = typeof path === 'string' && /^\/[\w-]+(\/[\w-]+)*(\?step=[\w-]+)?$/.test(path);
  const accountPages: readonly string[] = [paths.login, paths.signUp, paths.forgotPassword];
  return isPath && !accountPages.includes(path) ? path : undefined;
}
