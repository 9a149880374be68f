import { storeEpoch } from '../phone-epoch.ts';
import { forgetResetInMemory } from './password-reset.ts';

/**
 * Clears the tab's session storage. It may contain the phone number for a password reset, and input that was
 * typed before a page had loaded or just before it was left.
 */
export function clearTab(): void {
  forgetResetInMemory();
  try {
    sessionStorage.clear();
  } catch {}
  storeEpoch();
}
