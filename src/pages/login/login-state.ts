import { paths } from '#paths';

/** Never contains a password. */
export interface LoginState {
  readonly phone?: string;
  readonly notice?: string;
  /** An unsent application prevents the log-in, so the page shows its state instead of a notice. */
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
 * Undefined unless the path belongs to the portal, so that a crafted history state cannot lead to another
 * site. Pages from which students log in are not allowed either.
 */
function knownPath(path: unknown): string | undefined {
  const isPath = typeof path === 'string' && /^\/[\w-]+(\/[\w-]+)*(\?step=[\w-]+)?$/.test(path);
  const accountPages: readonly string[] = [paths.login, paths.signUp, paths.forgotPassword];
  return isPath && !accountPages.includes(path) ? path : undefined;
}
