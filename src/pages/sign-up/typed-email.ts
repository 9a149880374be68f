const key = 'sign-up-email';

/**
 * Keeps the email address in session storage, so that it survives a reload of the sign-up dialog. `clearTab`
 * also deletes the address.
 */
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
