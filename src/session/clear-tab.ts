import { storeEpoch } from '../phone-epoch.ts';
import { forgetReset } from './password-reset.ts';

/** Session storage has the password reset, and input typed while a page was loading or being left. */
export function clearTab(): void {
  forgetReset();
  try {
    sessionStorage.clear();
  } catch {}
  storeEpoch();
}
