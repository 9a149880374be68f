import { storeEpoch } from '../phone-epoch.ts';
import { forgetReset } from './password-reset.ts';

/**
 * Clears the session storage, which contains the password reset and input typed while a page was loading or
 * being left.
 */
export function clearTab(): void {
  forgetReset();
  try {
    sessionStorage.clear();
  } catch {}
  storeEpoch();
}
