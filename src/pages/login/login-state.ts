import { paths } from '#paths';

/** What a page that sends a student to the log-in leaves for it, in the history entry. Never a password. */
export interface LoginState {
  readonly phone?: string;
  /** Why the student is here. */
  readonly notice?: string;
  /** Because an application has not gone yet: what becomes of it is told in place of a notice. */
  readonly isWaiting?: boolean;
  /** Where to go on afterwards. */
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

/** Only pages of ours that have something to go back to: those on the way to a log-in have not. */
function knownPath(path: unknown): string | undefined {
  const isPath = typeof path === 'string' && /^\/[\w-]+(\/[\w-]+)*(\?step=[\w-]+)?$/.test(path);
  const onTheWay: readonly string[] = [paths.login, paths.signUp, paths.forgotPassword];
  return isPath && !onTheWay.includes(path) ? path : undefined;
}
