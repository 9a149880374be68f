import type { Flow } from '#engine/core/index.ts';
import { form } from '#generated/forgot-password/form.ts';
import { passwordStrength } from './password-strength.ts';

/*
 * This form has a hand-written page (see `hasOwnPage`). It has no draft, because the code and the password that it asks
 * for are never stored.
 */

export const forgotPassword: Flow = { ...form, passwordStrength };
