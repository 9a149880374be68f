import { paths } from '#paths';

/** The history state that other pages pass to the log-in page. Never contains a password. */
export interface LoginState {
  readonly phone?: string;
  /** Says why the student has to log in. */
  readonly notice?: string;
  /** An application has not been sent yet: its status is shown instead of a notice. */
  readonly isWaiting?: boolean;
  /** The address to return to after the log-in. */
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

/** Accepts only paths within the portal, and not the pages that lead to the log-in themselves. */
function knownPath(path: unknown): string | undefined {
  const isPath = typeof path === 'string' && /^\/[\w-]+(\/[\w-]+)*(\?step=[\w-]+)?$/.test(path);
  const accountPages: readonly string[] = [paths.login, paths.signUp, paths.forgotPassword];
  return isPath && !accountPages.includes(path) ? path : undefined;
}
