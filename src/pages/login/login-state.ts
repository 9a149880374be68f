import type { Destination } from '#api/login.ts';
import { paths } from '#paths';

/** The log-in page reads this from the history state, which never contains a password. */
export interface LoginState {
  readonly phone?: string;
  readonly notice?: string;
  /**
   * True if an unsent application prevents the log-in. The log-in page then shows the application's state.
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
 * Returns the path if it belongs to the portal, and otherwise undefined, so that a crafted history state
 * cannot lead to another site. Also returns undefined for the log-in, sign-up and forgot-password pages.
 */
function knownPath(path: unknown): string | undefined {
  const isPath = typeof path === 'string' && /^\/[\w-]+(\/[\w-]+)*(\?step=[\w-]+)?$/.test(path);
  const accountPages: readonly string[] = [paths.login, paths.signUp, paths.forgotPassword];
  return isPath && !accountPages.includes(path) ? path : undefined;
}

/** Returns the path of the destination, or Home's path and a notice if the destination is unknown. */
export function pathAfterLogIn(destination: Destination): [string, { state?: { notice: string } }] {
  if (destination === 'upload') return [paths.homeUploadInvoice, {}];
  if (destination === 'home') return [paths.home, {}];
  return [paths.home, { state: { notice: 'We could not check whether you have uploaded your invoice.' } }];
}
