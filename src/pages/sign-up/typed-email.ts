const key = 'sign-up-email';

/** Stores the email address for a reload of the sign-up dialog. clearTab deletes it too. */
export function storeEmail(email: string): void {
  try {
    sessionStorage.setItem(key, email);
  } catch {}
}

export function loadEmail(): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

export function deleteEmail(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {}
}
