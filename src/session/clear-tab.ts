import { storeEpoch } from '../phone-epoch.ts';
import { forgetResetInMemory } from './password-reset.ts';

/**
 * Clears the session storage, which contains the password reset and input typed while a page was loading or
 * being left.
 */
export function clearTab(): void {
  forgetResetInMemory();
  try {
    sessionStorage.clear();
  } catch {}
  storeEpoch();
}
