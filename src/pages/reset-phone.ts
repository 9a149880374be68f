const key = 'reset-phone';

/** Where the browser keeps nothing, for as long as the page lives. */
let here = '';

/** The phone whose password is being reset: in this tab alone, and gone with a sign-out (decisions.md 18). */
export function keepResetPhone(phone: string): void {
  here = phone;
  try {
    sessionStorage.setItem(key, phone);
  } catch {}
}

export function resetPhone(): string {
  try {
    return sessionStorage.getItem(key) ?? here;
  } catch {
    return here;
  }
}

export function forgetResetPhone(): void {
  here = '';
  try {
    sessionStorage.removeItem(key);
  } catch {}
}
