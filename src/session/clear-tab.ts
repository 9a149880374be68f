import { storeEpoch } from '../phone-epoch.ts';
import { forgetReset } from './password-reset.ts';

/**
 * The session storage contains the password reset, and input that was typed while a page was loading or being
 * left.
 */
export function clearTab(): void {
  forgetReset();
  try {
    sessionStorage.clear();
  } catch {}
  storeEpoch();
}
