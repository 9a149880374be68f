import { flowPaths } from '#forms/flow-paths.ts';
import { paths } from '#paths';

/** What a page that sends a student to the log-in leaves for it, in the history entry. Never a password. */
export interface LoginState {
  readonly phone?: string;
  /** Why the student is here. */
  readonly notice?: string;
  /** Where to go on afterwards. */
  readonly from?: string;
}

export function loginStateOf(state: unknown): LoginState {
  const { phone, notice, from } = (state ?? {}) as Record<keyof LoginState, unknown>;
  return { phone: textOf(phone), notice: textOf(notice), from: knownPath(from) };
}

const textOf = (value: unknown) => (typeof value === 'string' && value ? value : undefined);

/** Only pages of ours that have something to go back to. */
function knownPath(path: unknown): string | undefined {
  const student = [paths.home, paths.payment, paths.resources, paths.account];
  const known: string[] = [...student, paths.homeUploadInvoice, paths.applicationReceived];
  return [...known, ...flowPaths.map((each) => each.path)].find((each) => each === path);
}
